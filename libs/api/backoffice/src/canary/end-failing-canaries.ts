import {
  canMovePointer,
  createReleasePointer,
  type Database,
  insertAuditLine,
  insertAuditOutcome,
  type Services,
} from '@heizplatz/api-platform';
import { HOUR_MS } from '@heizplatz/country';
import { movePointer, type PointerEntry, type PointerStore, rollBack, type ServingRule } from '@heizplatz/releases';
import type { FastifyBaseLogger } from 'fastify';
import { countCanaryVisits } from './canary-repository';
import { type CanaryComparison, isCanaryFailing } from './judge-canary';

export interface CanaryContext {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly services: Pick<Services, 'config'>;
}

/** What the pointer's history calls a move that nobody made. */
export const AUTOMATIC = 'automatic';

/** An older hour says little of now: a version that turned bad must not hide behind it. */
const WINDOW_MS = 6 * HOUR_MS;

/** For staff, so in German. */
const toReason = (version: string, { canary, stable }: CanaryComparison): string =>
  `${version}: ${canary.failed} von ${canary.visits} Besuchen gescheitert, daneben ${stable.failed} von ${stable.visits}`;

/** Ends every canary that fails more than the version beside it. Any node may do it, and several at once: one moves. */
export async function endFailingCanaries(context: CanaryContext): Promise<void> {
  const { db, clock, services } = context;
  if (!canMovePointer(services.config)) return;
  const store = createReleasePointer({ db, clock, config: services.config });
  const { remotes } = await store.read();
  for (const [remote, entry] of Object.entries(remotes))
    for (const rule of entry.serving.filter(({ share }) => share < 1)) {
      const comparison = await countCanaryVisits(db, { remote, ...rule, since: getSince(entry, clock()) });
      if (isCanaryFailing(comparison)) await endCanary(store, { remote, rule, comparison }, context);
    }
}

/** Since the remote was moved last, so since the canary has its share. */
function getSince({ at }: PointerEntry, now: Date): Date {
  const movedAt = at === null ? 0 : Date.parse(at);
  return new Date(Math.max(movedAt, now.getTime() - WINDOW_MS));
}

interface FailingCanary {
  readonly remote: string;
  readonly rule: ServingRule;
  readonly comparison: CanaryComparison;
}

async function endCanary(store: PointerStore, failing: FailingCanary, context: CanaryContext): Promise<void> {
  const { remote, rule, comparison } = failing;
  const { version, share, sites } = rule;
  const reason = toReason(version, comparison);
  const isRunning = (entry: PointerEntry | null) =>
    entry?.serving.some((one) => one.version === version && one.share < 1) ?? false;
  const { before, after } = await movePointer(
    store,
    remote,
    (entry) => (isRunning(entry) ? rollBack(entry, sites) : null),
    { by: AUTOMATIC, reason, command: `rollback ${version} (automatic)` },
  );
  // Somebody else ended it.
  if (after === null || after.revision === before?.revision) return;
  context.log.warn({ remote, version, share, ...comparison }, 'a canary failed and was rolled back');
  await recordEnd(context, { remote, version, share, sites, reason });
}

/** As a switch by staff is recorded, with nobody as its author. */
async function recordEnd(
  { db, clock }: CanaryContext,
  { remote, version, share, sites, reason }: { remote: string; reason: string } & ServingRule,
): Promise<void> {
  const at = clock();
  const auditId = await insertAuditLine(db, {
    ...{ at, requestId: AUTOMATIC, countryId: 1, ip: '', actorId: null, actorName: 'Automatik' },
    ...{ callId: 'endCanary', request: { Remote: remote, Version: version } },
  });
  await insertAuditOutcome(db, {
    ...{ auditId, at, outcome: 'done', reason },
    ...{ before: { area: remote, version, share, sites }, after: { area: remote, version, share: 0, sites } },
  });
}
