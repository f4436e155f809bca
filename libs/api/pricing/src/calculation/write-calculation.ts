import { getDeliveryRule } from '@heizplatz/api-catalog';
import { startOfLocalDay, type SerializedResponse } from '@heizplatz/api-platform';
import type { CalculationRows, OfferRows } from '@heizplatz/contract';
import { scalePrices, type OfferMatch } from '../offers/find-offers';
import type { OfferQuery } from '../offers/offer-query';
import { presentOfferRows } from '../offers/present-offers';
import { writeOfferRows } from '../offers/write-offer-rows';
import { oncePerDay } from '../price-book/once-per-day';
import type { PriceBook } from '../price-book/price-book';
import { COMMA, toJsonText } from './json-texts';
import { JsonWriter } from './json-writer';

const START = toJsonText('{');
const SCALE = toJsonText(',"Scale":[');
const STEP = toJsonText('{"Amount":');
const UNIT_PRICE = toJsonText(',"UnitPrice":');
const END_OF_STEP = toJsonText('}');
const END = toJsonText(']}');

/** One for all responses: each is written in one go. */
const out = new JsonWriter();

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

/** What `presentCalculation` presents as text, in half of its time (docs/decisions/0083). */
export function writeCalculation(
  book: PriceBook,
  query: OfferQuery,
  offers: readonly OfferMatch[],
  options: CalculationOptions,
): SerializedResponse {
  out.clear();
  out.text(START);
  writeOfferRows(out, book, query, offers);
  out.text(COMMA);
  out.fields(presentSummary(book, query, offers, options));
  out.text(SCALE);
  getScale(book, query, offers).forEach(({ amount, unitCents }, index) => {
    if (index > 0) out.text(COMMA);
    out.text(STEP);
    out.int(amount);
    out.text(UNIT_PRICE);
    out.money(unitCents);
    out.text(END_OF_STEP);
  });
  out.text(END);
  return out.take();
}
