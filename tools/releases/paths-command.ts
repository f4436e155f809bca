import { createPublicKey } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  checkGiven,
  checkTaken,
  DEFAULT_SIZE_BUDGET,
  describeSizeBudget,
  getKeyId,
  isTeamsKey,
  type RemoteGrant,
  type RemoteGrants,
  type SizeBudgets,
} from '@heizplatz/releases';
import { remoteGrants, signingKey, sizeBudgets, trustedKeys, writeGrants } from './release-keys.ts';
import { readServedReleases } from './shell-gate.ts';
import { parseRemotes } from './team-arguments.ts';

export const PATHS_USAGE = `npm run release -- paths list|give REMOTE [PATH[,PATH]] [--order N] [--layouts NAME,NAME] [--size KB,KB]|take REMOTE PATH[,PATH]|adopt [REMOTE[,REMOTE]]
  list      the paths, order, layouts and size that each remote was given
  give      the remote may claim these paths (/tipps/* gives those below too), this order, these layouts; whoever had the
            very same path loses it; --size 900,1800: a release whose browser build has more than 900 KB as brotli is
            published with a warning, one of more than 1800 KB is refused
  take      the remote may no longer claim these paths
  adopt     what serves today of the teams' remotes (or of REMOTE) is given to them`;

const HANDOVER = 'give shells and API the public keys, then start them anew';
const NOTHING: RemoteGrant = { paths: [], order: null, layouts: [] };

/** Works on the operator's file of public keys. Returns the lines to print; undefined: the usage. Throws a sentence. */
export function runPathsCommand(args: readonly string[]): readonly string[] | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { order: { type: 'string' }, layouts: { type: 'string' }, size: { type: 'string' } },
  });
  const [action, names, paths, ...rest] = positionals;
  if (rest.length > 0) return undefined;
  if (action === 'list') return listGiven(remoteGrants(), sizeBudgets());
  checkOperator();
  if (action === 'adopt') return save(adopt(names === undefined ? teamsRemotes() : parseRemotes(names)));
  const [remote] = names === undefined ? [] : parseRemotes(names);
  if (remote === undefined) return undefined;
  if (action === 'take' && paths !== undefined) return save(take(remoteGrants(), remote, parsePaths(paths)), remote);
  if (action !== 'give') return undefined;
  const hasGrant = (paths ?? values.order ?? values.layouts) !== undefined;
  if (!hasGrant && values.size === undefined) return undefined;
  const budgets = values.size === undefined ? sizeBudgets() : { ...sizeBudgets(), [remote]: parseSize(values.size) };
  // Without lines of grants the operator's remotes are free, which a size alone does not change.
  const grants = hasGrant ? give(remote, paths === undefined ? [] : parsePaths(paths), values) : remoteGrants();
  return save(grants, remote, budgets);
}

function checkOperator(): void {
  const key = createPublicKey(signingKey());
  if (isTeamsKey(key, trustedKeys()))
    throw new Error(`the key ${getKeyId(key)} that signs here is a team's: the operator alone gives paths`);
}

function parsePaths(text: string): string[] {
  const paths = text.split(',');
  const wrong = paths.find((path) => !/^\/\S*$/.test(path));
  if (wrong !== undefined) throw new Error(`'${wrong}' is no path like /tipps/*`);
  return paths;
}

/** '900,1800' */
function parseSize(text: string): SizeBudgets[string] {
  const [, warn, refuse] = /^(\d{1,6}),(\d{1,6})$/.exec(text) ?? [];
  if (warn === undefined || refuse === undefined || Number(warn) > Number(refuse))
    throw new Error(`--size '${text}' is no pair of KB like 900,1800, the smaller one first`);
  return { warnBytes: Number(warn) * 1000, refuseBytes: Number(refuse) * 1000 };
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

interface Given {
  readonly order?: string | undefined;
  readonly layouts?: string | undefined;
}

function give(remote: string, paths: readonly string[], { order, layouts }: Given): RemoteGrants {
  if (order !== undefined && !/^\d{1,6}$/.test(order)) throw new Error(`--order '${order}' is no number`);
  const before = remoteGrants();
  const others = Object.keys(before).filter((name) => name !== remote);
  const rest = others.reduce((grants, other) => take(grants, other, paths), before);
  const own = before[remote] ?? NOTHING;
  const grant = {
    paths: union(own.paths, paths),
    order: order === undefined ? own.order : Number(order),
    layouts: union(own.layouts, layouts?.split(',') ?? []),
  };
  return { ...rest, [remote]: grant };
}

function take(grants: RemoteGrants, remote: string, paths: readonly string[]): RemoteGrants {
  const own = grants[remote];
  return own ? { ...grants, [remote]: { ...own, paths: own.paths.filter((path) => !paths.includes(path)) } } : grants;
}

/** Of the teams; of all that serve where a team may sign all. */
function teamsRemotes(): string[] {
  const teams = trustedKeys().filter(({ team }) => team !== null);
  return teams.flatMap(({ remotes }) => remotes ?? readServedReleases().map(({ name }) => name));
}

function adopt(remotes: readonly string[]): RemoteGrants {
  return readServedReleases()
    .filter(({ name }) => remotes.includes(name))
    .reduce<RemoteGrants>((grants, { name, patterns, order, layouts = [] }) => {
      const own = grants[name] ?? NOTHING;
      const grant = {
        paths: union(own.paths, patterns),
        order: order ?? own.order,
        layouts: union(own.layouts, layouts),
      };
      return { ...grants, [name]: grant };
    }, remoteGrants());
}

/** Refuses what would make shells that start refuse a release that serves. */
function save(grants: RemoteGrants, remote?: string, budgets: SizeBudgets = sizeBudgets()): string[] {
  const served = readServedReleases();
  for (const release of served)
    try {
      checkGiven(release, grants, false);
      checkTaken(release, served, grants);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `nothing was changed: ${release.name} ${release.version} serves, and would be refused (${reason}); switch it to a version without these paths first`,
        { cause: error },
      );
    }
  writeGrants(grants, budgets);
  return [...listGiven(grants, budgets, remote), HANDOVER];
}

/** Of one remote, or of all that were given something. */
const listGiven = (grants: RemoteGrants, budgets: SizeBudgets, remote?: string): string[] =>
  [...new Set([...Object.keys(grants), ...Object.keys(budgets)])]
    .filter((name) => remote === undefined || name === remote)
    .map((name) => {
      const { paths, order, layouts } = grants[name] ?? NOTHING;
      const size = describeSizeBudget(budgets[name] ?? DEFAULT_SIZE_BUDGET);
      return `${name}: ${paths.join(', ') || 'no path'}  order ${order ?? 'none'}  layouts ${layouts.join(', ') || 'none'}  size ${size}`;
    });
