import { getDeliveryRule } from '@heizplatz/api-catalog';
import { startOfLocalDay } from '@heizplatz/api-platform';
import type { CalculationRows, OfferRows } from '@heizplatz/contract';
import { scalePrices, type OfferMatch } from '../offers/find-offers';
import type { OfferQuery } from '../offers/offer-query';
import { presentOfferRows } from '../offers/present-offers';
import { oncePerDay } from '../price-book/once-per-day';
import type { PriceBook } from '../price-book/price-book';

interface CalculationOptions {
  readonly hasDefaultOffers: boolean;
}

/** Prices at each step of the scale, of the cheapest offer. */
function getScale(book: PriceBook, query: OfferQuery, offers: readonly OfferMatch[]): ReturnType<typeof scalePrices> {
  const cheapest = offers.find(({ markers }) => markers.includes('cheapest'));
  return cheapest ? scalePrices(book, query, cheapest.best) : [];
}

/** 24:00 of a day. */
const getValidUntil = oncePerDay((_, day) => startOfLocalDay(day + 1).toISOString());

/** What a calculation says beside its offers, without its scale. */
function presentSummary(
  book: PriceBook,
  query: OfferQuery,
  offers: readonly OfferMatch[],
  { hasDefaultOffers }: CalculationOptions,
): Omit<CalculationRows, keyof OfferRows | 'Scale'> {
  const rule = offers.length === 0 ? getDeliveryRule(query.countryId, book.places.zipCodes[query.place] ?? '') : null;
  return {
    HasDefaultOffers: hasDefaultOffers,
    PlaceName: book.places.names[query.place] ?? '',
    ...(rule !== null && { DeliveryRule: rule }),
    ValidUntil: getValidUntil(book, query.today),
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
  Scale: getScale(book, query, offers).map(({ amount, unitCents }) => ({ Amount: amount, UnitPrice: unitCents / 100 })),
});
