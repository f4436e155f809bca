import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { takeDealerFile } from '../files/take-dealer-file';

/** Files within the fifteen minutes of the limits, on each node; more often no price changes. */
const MAX_FILES = 15;
const RETRY_SECONDS = 15 * 60;

/**
 * POST /api/haendler/preisimport: a dealer's own program. What it sends counts as sent by who made its key: it is held as
 * on the screen, for somebody else.
 */
export const importDealerPrices = defineHandler(CALLS.importDealerPrices, async ({ body }, context) => {
  const { db, clock, dealerKey, services } = context;
  if (!dealerKey) throw problem('UNAUTHENTICATED');
  const { dealerId, start, makerId } = dealerKey;
  if (!services.limits.allows(`dealer-import ${dealerId}`, MAX_FILES, clock()))
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS });
  const file = { dealerId, dealerKey: dealerKey.dealerKey, name: body.FileName, content: body.Content };
  return takeDealerFile(db, file, {
    now: clock(),
    receivedFrom: `Schlüssel ${start}…`,
    receivedById: makerId,
    isDryRun: body.IsDryRun,
    skipsBadLines: body.SkipsBadLines,
    needsApproval: await services.doPricesNeedApproval(db),
  });
});
