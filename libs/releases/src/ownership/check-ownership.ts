import { ReleaseRefusal } from '../release-refusal.ts';
import { compareOrders, type OrderedRemote } from '../remote-manifest.ts';
import { comparePatterns, covers, patternsMeet } from './path-patterns.ts';
import type { RemoteGrant, RemoteGrants } from './remote-grants.ts';

/**
 * NOTHING_GIVEN: a team's key signed a release of a remote to which the operator gave no path. PATH_TAKEN: the paths belong to
 * another remote, or to both, so that the operator has to say whose they are.
 */
export type OwnershipFault = 'NOTHING_GIVEN' | 'PATH_NOT_GIVEN' | 'ORDER_NOT_GIVEN' | 'LAYOUT_NOT_GIVEN' | 'PATH_TAKEN';

/** A manifest claims what the operator did not give to the remote. Codes are never renamed. */
export class OwnershipRefusal extends ReleaseRefusal {
  override readonly name = 'ReleaseRefusal';
  readonly code: OwnershipFault;
  /** The message without its code. */
  readonly detail: string;
  constructor(code: OwnershipFault, detail: string) {
    super(`${detail} (${code})`);
    this.code = code;
    this.detail = detail;
  }
}

/** What a manifest claims. */
interface Claim extends OrderedRemote {
  readonly layouts?: readonly string[] | undefined;
}

const ask = (remote: string, rest: string): string =>
  `the operator gives it with: npm run release -- paths give ${remote} ${rest}`;

/**
 * Throws an OwnershipRefusal where a release claims a path, an order or a layout that the operator did not give to its remote.
 * A remote without lines in the operator's file is not bound while the operator's own key signs it.
 */
export function checkGiven(release: Claim, grants: RemoteGrants, isTeams: boolean): void {
  const { name, patterns, order, layouts = [] } = release;
  const grant = grants[name];
  if (!grant && !isTeams) return;
  if (!grant) {
    const text = `patterns: the operator's key file gives no path to ${name}; ${ask(name, patterns.join(','))}`;
    throw new OwnershipRefusal('NOTHING_GIVEN', text);
  }
  const path = patterns.find((pattern) => !findGiven(pattern, grant));
  if (path !== undefined) {
    const text = `patterns: ${path} is not among the paths given to ${name} (${grant.paths.join(', ')}); leave it out, or ${ask(name, path)}`;
    throw new OwnershipRefusal('PATH_NOT_GIVEN', text);
  }
  if (grant.order === null || order !== grant.order) {
    const allowed = grant.order === null ? 'none is given' : `${grant.order} is given`;
    const text = `order: ${order ?? 'none'} is not the order of ${name}, ${allowed}; ${ask(name, `--order ${order ?? 'N'}`)}`;
    throw new OwnershipRefusal('ORDER_NOT_GIVEN', text);
  }
  const layout = layouts.find((one) => !grant.layouts.includes(one));
  if (layout === undefined) return;
  const text = `layouts: ${layout} is not among the layouts given to ${name} (${grant.layouts.join(', ') || 'none'}); ${ask(name, `--layouts ${layout}`)}`;
  throw new OwnershipRefusal('LAYOUT_NOT_GIVEN', text);
}

/** The most specific path given that contains all of the pattern's. */
const findGiven = (pattern: string, { paths }: RemoteGrant): string | undefined =>
  paths.filter((path) => covers(path, pattern)).toSorted(comparePatterns)[0];

/**
 * Throws an OwnershipRefusal where a release and one that serves match the same path, and the remote that would get it was not
 * given that path in particular: what two remotes may claim alike moves by the operator alone. The operator's own remotes,
 * which have no lines, may take paths from one another; of them, what their manifests say counts as given.
 */
export function checkTaken(release: OrderedRemote, others: readonly OrderedRemote[], grants: RemoteGrants): void {
  for (const other of others.filter(({ name }) => name !== release.name)) {
    const [taker, owner] = compareOrders(release, other) < 0 ? [release, other] : [other, release];
    const takersGrant = grants[taker.name];
    if (!takersGrant) continue;
    for (const pattern of taker.patterns)
      for (const taken of owner.patterns.filter((one) => patternsMeet(pattern, one))) {
        const granted = findGiven(pattern, takersGrant);
        const owned = findOwned(taken, grants[owner.name]);
        if (granted === undefined || comparePatterns(granted, owned) >= 0) {
          const text = `patterns: ${pattern} of ${taker.name} takes paths of ${owner.name} (${owned}), which only the operator moves: npm run release -- paths give ${taker.name} ${pattern}`;
          throw new OwnershipRefusal('PATH_TAKEN', text);
        }
      }
  }
}

const findOwned = (pattern: string, grant: RemoteGrant | undefined): string =>
  (grant && findGiven(pattern, grant)) ?? pattern;
