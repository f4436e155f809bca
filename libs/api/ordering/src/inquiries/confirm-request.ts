import { hashToken } from '@heizplatz/api-identity';
import { type CallContext, type Database, defineHandler, problem, queueMails, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { composePassedOnMails } from './compose-passed-on-mails';
import { lockInquiry, markConfirmed, type StoredInquiry } from './request-repository';
import { findServingDealers } from './serving-dealers-repository';

/** Enough for a comparison, few enough to avoid a week of phone calls. */
const MAX_DEALERS = 5;

async function passOn(tx: Database, request: StoredInquiry, context: CallContext): Promise<void> {
  const now = context.clock();
  const { config } = context.services;
  const query = { ...request, now, day: siteDay(now), limit: MAX_DEALERS };
  const dealers = request.kind === 'bulk' ? await findServingDealers(tx, query) : [];
  await queueMails(tx, composePassedOnMails(request, { config, dealers }), context);
}

/** Spends the mailed token: once, however often it is sent. NOT_FOUND for a forged one, TOKEN_EXPIRED after its time. */
export const confirmRequest = defineHandler(CALLS.confirmRequest, async ({ body }, context) => {
  const { db, clock, countryId } = context;
  await db.transaction(async (tx) => {
    const request = await lockInquiry(tx, hashToken(body.Token));
    if (!request || request.countryId !== countryId) throw problem('NOT_FOUND');
    if (request.confirmedAt) return;
    if (request.expiresAt <= clock()) throw problem('TOKEN_EXPIRED');
    await markConfirmed(tx, request.id, clock());
    await passOn(tx, request, context);
  });
  return { success: true };
});
