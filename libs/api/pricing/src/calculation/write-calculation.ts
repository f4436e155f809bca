import { getDeliveryRule } from '@heizplatz/api-catalog';
import { getEndOfLocalDay, type SerializedResponse } from '@heizplatz/api-platform';
import type { CalculationRows } from '@heizplatz/contract';
import { scalePrices, type OfferMatch } from '../offers/find-offers';
import type { OfferQuery } from '../offers/offer-query';
import { presentOfferRows } from '../offers/present-offers';
import { writeOfferRows } from '../offers/write-offer-rows';
import type { PriceBook } from '../price-book/price-book';
import { JsonWriter } from './json-writer';

/** One for all responses: each is written in one go. */
const out = new JsonWriter();

interface CalculationOptions {
  readonly hasDefaultOffers: boolean;
}

function presentScale(book: PriceBook, query: OfferQuery, offers: readonly OfferMatch[]): CalculationRows['Scale'] {
  const cheapest = offers.find(({ markers }) => markers.includes('cheapest'));
  if (!cheapest) return [];
  return scalePrices(book, query, cheapest.best).map(({ amount, unitCents }) => ({
    Amount: amount,
    UnitPrice: unitCents / 100,
  }));
}

/** What a calculation says beside its offers. */
function presentSummary(
  book: PriceBook,
  query: OfferQuery,
  offers: readonly OfferMatch[],
  { hasDefaultOffers }: CalculationOptions,
) {
  const rule = offers.length === 0 ? getDeliveryRule(query.countryId, book.places.zipCodes[query.place] ?? '') : null;
  return {
    HasDefaultOffers: hasDefaultOffers,
    PlaceName: book.places.names[query.place] ?? '',
    ...(rule !== null && { DeliveryRule: rule }),
    ValidUntil: getEndOfLocalDay(new Date(query.nowMs)).toISOString(),
    Scale: presentScale(book, query, offers),
  };
}

/** The result of a calculation as rows. */
export const presentCalculation = (
  book: PriceBook,
  query: OfferQuery,
  offers: readonly OfferMatch[],
  options: CalculationOptions,
): CalculationRows => ({
  ...presentOfferRows(book, query, offers),
  ...presentSummary(book, query, offers, options),
});

/** What `presentCalculation` presents as text, in half of its time (docs/decisions/0083). */
export function writeCalculation(
  book: PriceBook,
  query: OfferQuery,
  offers: readonly OfferMatch[],
  options: CalculationOptions,
): SerializedResponse {
  out.clear();
  out.text('{');
  writeOfferRows(out, book, query, offers);
  out.text(',');
  out.fields(presentSummary(book, query, offers, options));
  out.text('}');
  return out.take();
}
