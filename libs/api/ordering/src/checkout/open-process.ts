import { hashToken, newOpaqueToken } from '@heizplatz/api-identity';
import { after, type CallContext, type Database, problem } from '@heizplatz/api-platform';
import { findOffer, nearestOffers, type OrderableOffer, readOfferQuery } from '@heizplatz/api-pricing';
import { orderCookie, type CalculationConfiguration } from '@heizplatz/contract';
import { PROCESS_TTL_SECONDS } from './process';
import { deleteDraft, findProcess, insertProcess } from './process-repository';
import { requireParameters } from '../checkout-delivery/require-parameters';
import { processKey } from './running-process';

/** What the new process knows beside its offer. */
export type Carried = Omit<
  Partial<Parameters<typeof insertProcess>[1]>,
  'tokenHash' | 'configuration' | 'offerId' | 'offer' | 'createdAt' | 'expiresAt'
>;

export interface NewProcess {
  readonly configuration: CalculationConfiguration;
  readonly offerId: string;
  readonly offer: OrderableOffer;
  readonly carried: Carried;
}

/** Throws VALIDATION for a configuration of another country than the site, or one that no list can be made of. */
export function checkConfiguration(
  configuration: CalculationConfiguration,
  { services, clock, countryId }: CallContext,
): void {
  if (configuration.CountryId !== countryId)
    throw problem('VALIDATION', { errors: [{ path: 'body.Configuration.CountryId', code: 'COUNTRY_MISMATCH' }] });
  const query = readOfferQuery(services.priceBook.current(), configuration, clock());
  if ('place' in query) return requireParameters(configuration, services.priceBook.current());
  const errors = query.map(({ path, code }) => ({ path: path.replace(/^body/, 'body.Configuration'), code }));
  throw problem('VALIDATION', { errors });
}

/** The offer priced anew. Throws OFFER_GONE with the nearest in context.Items when the dealer does not make it any more. */
export function orderableOffer(
  configuration: CalculationConfiguration,
  offerId: string,
  { services, clock }: CallContext,
): OrderableOffer {
  const book = services.priceBook.current();
  const offer = findOffer(book, configuration, offerId, clock());
  if (!offer) throw problem('OFFER_GONE', { context: { Items: nearestOffers(book, configuration, offerId, clock()) } });
  return offer;
}

async function replaceDraft(
  tx: Database,
  process: Parameters<typeof insertProcess>[1],
  draftId: string | undefined,
): Promise<void> {
  if (draftId) await deleteDraft(tx, draftId);
  await insertProcess(tx, process);
}

/** Stores a chosen offer under a new cookie of its group; an existing draft of the browser is replaced. */
export async function openProcess(
  { configuration, offerId, offer, carried }: NewProcess,
  context: CallContext,
): Promise<void> {
  const { db, clock, cookies, audit } = context;
  const now = clock();
  const token = newOpaqueToken();
  const { CountryId: countryId, ProductGroupId: productGroupId } = configuration;
  const key = processKey(context, productGroupId);
  const draft = key && (await findProcess(db, key));
  const process = {
    instalmentToken: newOpaqueToken(),
    deviceToken: newOpaqueToken(),
    ...carried,
    tokenHash: hashToken(token),
    countryId,
    productGroupId,
    configuration: { ...configuration, Product: { Id: offer.variant.ProductId } },
    offerId,
    offer: offer.variant,
    createdAt: now,
    expiresAt: after(now, PROCESS_TTL_SECONDS),
  };
  const before = draft ? { offerId: draft.offerId } : null;
  audit.note({ before, after: { offerId, productGroupId, configuration: process.configuration } });
  await db.transaction((tx) => replaceDraft(tx, process, draft?.id));
  cookies.set(orderCookie(productGroupId), token, { maxAgeSeconds: PROCESS_TTL_SECONDS });
}
