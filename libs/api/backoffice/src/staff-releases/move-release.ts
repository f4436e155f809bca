import { type CallContext, createReleasePointer, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import {
  movePointer,
  PointerConflict,
  type PointerEntry,
  PointerMoveError,
  type PointerRules,
  promote,
  rollBack,
  startCanary as startCanaryOf,
} from '@heizplatz/releases';
import { checkRelease, checkSigner } from './check-release';
import { toConflict, versionOf } from './move-conflict';
import { presentRules } from './present-release';
import { readRegistry } from './read-registry';
import { getRemoteName } from './release-labels';

interface StaffMove {
  readonly body: { readonly Remote: string; readonly ServingVersion: string | null; readonly Reason: string };
  /** For the history: 'promote 2026… (staff)'. */
  readonly command: string;
  /** The version that visitors get by it; it must be published and fit. Absent: one that has served. */
  readonly version?: string;
  readonly change: (entry: PointerEntry | null) => PointerRules;
  /** What to say where the change makes no sense for what serves now. */
  readonly refusal: string;
}

/** Moves a remote for a member of staff, through the commands' own code, and notes it for the audit log. */
async function moveForStaff(move: StaffMove, context: CallContext) {
  const { body, command, version, change, refusal } = move;
  const { Remote, ServingVersion, Reason } = body;
  const { services, audit, user } = context;
  const { config } = services;
  audit.note({ reason: Reason });
  const store = createReleasePointer({ ...context, config });
  const registry = await readRegistry(config, store);
  if (version !== undefined) checkRelease(registry, config.releasesDir, { remote: Remote, version });
  const by = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  // Last, so that a move that makes no sense is refused as such where it could not be signed either.
  const signedChange = (entry: PointerEntry | null) => {
    const rules = change(entry);
    checkSigner(config);
    return rules;
  };
  const { before, after } = await movePointer(store, Remote, signedChange, {
    ...{ by, reason: Reason, command, expects: ServingVersion },
  }).catch((error: unknown) => {
    if (error instanceof PointerConflict) throw toConflict(versionOf(error.entry));
    if (error instanceof PointerMoveError) throw problem('CONFLICT', { detail: refusal });
    throw error;
  });
  const area = getRemoteName(registry, Remote);
  const Serving = presentRules(after ?? undefined);
  audit.note({ before: { area, serving: presentRules(before ?? undefined) }, after: { area, serving: Serving } });
  return { Remote, Serving };
}

/** POST /api/support/releases/probe */
export const startCanary = defineHandler(CALLS.startCanary, ({ body }, context) => {
  const { Version, Percent, Sites } = body;
  const canary = { version: Version, share: Percent / 100, sites: Sites.length === 0 ? null : Sites };
  return moveForStaff(
    {
      ...{ body, version: Version, command: `canary ${Version} --percent ${Percent} (staff)` },
      change: (entry) => startCanaryOf(entry, canary),
      refusal: 'Dort läuft schon eine andere Probeversion, oder alle bekommen diese Version bereits.',
    },
    context,
  );
});

/** POST /api/support/releases/uebernehmen */
export const promoteCanary = defineHandler(CALLS.promoteCanary, ({ body }, context) =>
  moveForStaff(
    {
      ...{ body, version: body.Version, command: `promote ${body.Version} (staff)` },
      change: (entry) => promote(entry, { version: body.Version, sites: null }),
      refusal: 'Diese Version läuft nicht mehr als Probeversion. Vielleicht wurde sie inzwischen zurückgenommen.',
    },
    context,
  ),
);

/** POST /api/support/releases/zurueck: checks no version, since the one that serves again has served. */
export const rollBackRelease = defineHandler(CALLS.rollBackRelease, ({ body }, context) =>
  moveForStaff(
    {
      ...{ body, command: 'rollback (staff)' },
      change: (entry) => rollBack(entry),
      refusal: 'Es läuft keine Probeversion, und vorher wurde keine andere Version ausgeliefert.',
    },
    context,
  ),
);
