import { CALLS, orderCookie, type CalculationConfiguration } from '@heizplatz/contract';
import type { Database } from '../database/database';
import { defineHandler, type CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { after } from '../identity/lifetimes';
import { hashOfToken, newOpaqueToken } from '../identity/opaque-token';
import { findOffer, nearestOffers } from '../pricing/find-offer';
import { readOfferQuery } from '../pricing/offer-query';
import { processOf, PROCESS_TTL_SECONDS, type ProcessRow } from './process';
import { deleteDraft, findProcess, insertProcess } from './process-repository';
import { processKey } from './running-process';

/** What was chosen at the offer stands before what was chosen in the calculator. */
function withOfferChoice(configuration: CalculationConfiguration): CalculationConfiguration {
  const { OfferLooseBlowingProcess } = configuration;
  return OfferLooseBlowingProcess.length > 0
    ? { ...configuration, LooseBlowingProcess: OfferLooseBlowingProcess }
    : configuration;
}

function checkConfiguration(
  configuration: CalculationConfiguration,
  { services, clock, countryId }: CallContext,
): void {
  if (configuration.CountryId !== countryId)
    throw problem('VALIDATION', { errors: [{ path: 'body.Configuration.CountryId', code: 'COUNTRY_MISMATCH' }] });
  const query = readOfferQuery(services.priceBook.current(), configuration, clock());
  if ('place' in query) return;
  const errors = query.map(({ path, code }) => ({ path: path.replace(/^body/, 'body.Configuration'), code }));
  throw problem('VALIDATION', { errors });
}

/** What the customer need not say again: the access check, and addresses where place, amount and stations are the same. */
function carriedOver(draft: ProcessRow | undefined, configuration: CalculationConfiguration) {
  if (!draft || draft.orderId !== null) return {};
  const before = processOf(draft).configuration;
  const isSameDelivery =
    before.ZipCode === configuration.ZipCode &&
    before.Amount === configuration.Amount &&
    before.Stations === configuration.Stations;
  return {
    accessConditions: draft.accessConditions,
    userId: draft.userId,
    selectedAddresses: isSameDelivery ? draft.selectedAddresses : null,
  };
}

async function replaceDraft(
  tx: Database,
  process: Parameters<typeof insertProcess>[1],
  draft: ProcessRow | undefined,
): Promise<void> {
  if (draft) await deleteDraft(tx, draft.id);
  await insertProcess(tx, process);
}

/**
 * Prices the chosen offer anew and keeps it under a new cookie; a draft of the same group is replaced.
 * OFFER_GONE with the nearest offers in context.Items when the dealer does not make it any more.
 */
export const answerStartOrder = defineHandler(CALLS.startOrder, async ({ body }, context) => {
  const { db, clock, cookies, services } = context;
  const { OfferId: offerId } = body;
  checkConfiguration(body.Configuration, context);
  const now = clock();
  const book = services.priceBook.current();
  const configuration = withOfferChoice(body.Configuration);
  const { ProductGroupId: productGroupId } = configuration;
  const offer = findOffer(book, configuration, offerId, now);
  if (!offer) throw problem('OFFER_GONE', { context: { Items: nearestOffers(book, configuration, offerId, now) } });

  const token = newOpaqueToken();
  const key = processKey(context, productGroupId);
  const draft = key && (await findProcess(db, key));
  const process = {
    tokenHash: hashOfToken(token),
    countryId: configuration.CountryId,
    productGroupId,
    configuration: { ...configuration, Product: { Id: offer.variant.ProductId } },
    offerId,
    offer: offer.variant,
    ...carriedOver(draft, configuration),
    createdAt: now,
    expiresAt: after(now, PROCESS_TTL_SECONDS),
  };
  await db.transaction((tx) => replaceDraft(tx, process, draft));
  cookies.set(orderCookie(productGroupId), token, { maxAgeSeconds: PROCESS_TTL_SECONDS });
  return { ProductGroupId: productGroupId };
});
