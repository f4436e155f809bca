import { canMovePointer, createReleasePointer } from '@heizplatz/api-platform';
import { ReleaseVersion } from '@heizplatz/contract';
import { COUNTRY_IDS, SITES } from '@heizplatz/country';
import {
  checkFilesInPieces,
  movePointer,
  PointerConflict,
  type PointerEntry,
  type PointerRules,
  promote,
  readSigned,
  rollBack,
  startCanary,
  switchTo,
} from '@heizplatz/releases';
import * as v from 'valibot';
import { openPublishedReleases, type PublishedReleases } from './published-releases';
import type { RegistryContext } from './registry-context';
import { RegistryError } from './registry-error';
import { checkServable } from './registry-gate';
import { withTeamAudit } from './with-team-audit';

const scope = {
  /** Country ids; null or absent: all sites. */
  sites: v.optional(v.nullable(v.pipe(v.array(v.picklist(COUNTRY_IDS)), v.minLength(1))), null),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  /** The pointer's revision that the caller saw, 0 for none: where it is another one meanwhile, nothing moves. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};
const version = v.optional(ReleaseVersion);

/** Body of POST /registry/v1/REMOTE/moves. Without a version: the newest one that is published. */
export const RegistryMove = v.variant('move', [
  v.strictObject({ move: v.literal('switch'), version, ...scope }),
  v.strictObject({
    move: v.literal('canary'),
    version,
    percent: v.pipe(v.number(), v.gtValue(0), v.ltValue(100)),
    ...scope,
  }),
  v.strictObject({ move: v.literal('promote'), version, ...scope }),
  v.strictObject({ move: v.literal('rollback'), ...scope }),
]);
type RegistryMove = v.InferOutput<typeof RegistryMove>;

/** As the staff's calls are named. */
const CALL_IDS = {
  switch: 'switchRelease',
  canary: 'startCanary',
  promote: 'promoteCanary',
  rollback: 'rollBackRelease',
} as const;

type Change = (entry: PointerEntry | null) => PointerRules;

/** Moves a remote for a team, by the commands' own rules, and notes it in the audit log. Returns the new entry. */
export function moveRemote(
  remote: string,
  input: RegistryMove,
  context: RegistryContext,
): Promise<PointerEntry | null> {
  const { reason } = input;
  return withTeamAudit(
    {
      callId: CALL_IDS[input.move],
      request: { Remote: remote, ...input },
      reason,
      run: () => move(remote, input, context),
      describe: ({ before, after }) => ({
        before: { area: remote, serving: before?.serving ?? [] },
        after: { area: remote, serving: after?.serving ?? [] },
      }),
    },
    context,
  ).then(({ after }) => after);
}

async function move(remote: string, input: RegistryMove, context: RegistryContext) {
  const { db, clock, token, services } = context;
  const { config } = services;
  const { change, words } = await createChange(remote, input, context);
  if (!canMovePointer(config))
    throw new RegistryError('SIGNING_KEY_MISSING', 'this API has no RELEASE_SIGNING_KEY to sign a move with');
  return movePointer(createReleasePointer({ db, clock, config }), remote, expectRevision(remote, input, change), {
    ...{ by: `team ${token.team}`, reason: input.reason, command: `${words} (registry)` },
  });
}

/** What a move makes of what serves, and its words for the history. Rejects where the version may not serve. */
async function createChange(
  remote: string,
  input: RegistryMove,
  context: RegistryContext,
): Promise<{ readonly change: Change; readonly words: string }> {
  const { sites } = input;
  const where = sites === null ? '' : ` --site ${sites.map((id) => SITES[id].domainExt).join(',')}`;
  if (input.move === 'rollback') return { change: (entry) => rollBack(entry, sites), words: `rollback${where}` };
  if (input.move === 'promote') {
    const words = `promote${input.version === undefined ? '' : ` ${input.version}`}${where}`;
    return { change: (entry) => promote(entry, { version: input.version, sites }), words };
  }
  const chosen = await chooseServable(remote, input.version, context);
  if (input.move === 'switch')
    return { change: (entry) => switchTo(entry, chosen, sites), words: `switch ${chosen}${where}` };
  const share = input.percent / 100;
  return {
    change: (entry) => startCanary(entry, { version: chosen, share, sites }),
    words: `canary ${chosen} --percent ${input.percent}${where}`,
  };
}

const expectRevision =
  (remote: string, { revision }: RegistryMove, change: Change): Change =>
  (entry) => {
    if (revision !== undefined && revision !== (entry?.revision ?? 0)) throw new PointerConflict(remote, entry);
    return change(entry);
  };

async function chooseServable(remote: string, named: string | undefined, context: RegistryContext): Promise<string> {
  const { config } = context.services;
  const releases = openPublishedReleases(config);
  const chosen = named ?? (await releases.listVersions(remote)).at(-1);
  if (chosen === undefined) throw new RegistryError('NOT_PUBLISHED', `no version of ${remote} is published`);
  await checkPublished({ remote, version: chosen }, releases, context);
  return chosen;
}

async function checkPublished(
  names: { readonly remote: string; readonly version: string },
  releases: PublishedReleases,
  context: RegistryContext,
): Promise<void> {
  const folder = await releases.getFolder(names);
  const release = readSigned(folder, context.services.config.releaseKeyFile);
  await checkFilesInPieces(release, folder).catch((cause: unknown) => {
    throw new RegistryError('RELEASE_ALTERED', 'a published file is missing or is not what was signed', { cause });
  });
  await checkServable(release, releases, context);
}
