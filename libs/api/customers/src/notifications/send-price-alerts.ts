import { storeRise, storeNotices, findRunningPriceAlertIds, claimPriceAlert } from '@heizplatz/api-identity';
import { offerToday, wishedConfiguration } from '@heizplatz/api-ordering';
import { type Database, defineJob, type JobContext, queueMail } from '@heizplatz/api-platform';
import { holdOffer } from '@heizplatz/api-pricing';
import * as v from 'valibot';
import { priceAlertMail } from './price-alert-mail';
import { HELD_MS, judgePriceAlert } from './price-alert-rule';

/** Checks one price alert, and notifies its owner when the price was reached. */
async function inspect(tx: Database, id: number, { services, clock }: JobContext): Promise<void> {
  const priceAlert = await claimPriceAlert(tx, id);
  if (!priceAlert || priceAlert.zipCode === null || priceAlert.productId === null || priceAlert.amount === null) return;
  const { countryId, zipCode, productId, amount, thresholdCents } = priceAlert;
  const now = clock();
  const book = services.priceBook.current();
  const configuration = wishedConfiguration(book, { countryId, zipCode, productId, amount });
  if (!configuration || thresholdCents === null) return;
  const offer = offerToday(book, configuration, now);
  const command = judgePriceAlert({ ...priceAlert, thresholdCents }, offer?.price.unitCents ?? null, now);
  if (command === 'rise') await storeRise(tx, id, now);
  if (command !== 'tell' || !offer) return;
  const held = holdOffer(offer, configuration);
  const until = new Date(now.getTime() + HELD_MS);
  const to = { to: priceAlert.mailbox, countryId, config: services.config, now };
  await queueMail(tx, priceAlertMail(to, { id, thresholdCents, held, until }), { services, clock });
  await storeNotices(tx, id, {
    lastSentAt: now,
    heldCents: offer.price.unitCents,
    priceHeldUntil: until,
    heldOffer: held,
  });
}

/**
 * Wunschpreis: runs after the price of the day, and each hour of the day for prices that change meanwhile; a price
 * alert that was just confirmed is checked on its own (`id`), since its price may have been reached already. Mail and
 * state of each alert are written in one transaction, so that a job that runs twice notifies no one twice.
 */
export const sendPriceAlerts = defineJob({
  name: 'send-price-alerts',
  payload: v.object({ id: v.optional(v.number()) }),
  retries: { limit: 3, delaySeconds: 120, maxDelaySeconds: 1800 },
  timeoutSeconds: 1800,
  schedule: '35 4-19 * * *',
  isSentToo: true,
  run: async ({ id: only }, context) => {
    const ids = only === undefined ? await findRunningPriceAlertIds(context.db) : [only];
    for (const id of ids) await context.db.transaction((tx) => inspect(tx, id, context));
  },
});
