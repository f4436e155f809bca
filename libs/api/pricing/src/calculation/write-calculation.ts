import { getDeliveryRule } from '@heizplatz/api-catalog';
import { getEndOfLocalDay, type SerializedResponse } from '@heizplatz/api-platform';
import { scalePrices, type OfferMatch } from '../offers/find-offers';
import { asciiJson } from './json-texts';
import { jsonForm, JsonWriter } from './json-writer';
import type { OfferQuery } from '../offers/offer-query';
import { OfferWriter } from '../offers/offer-writer';
import type { PriceBook } from '../price-book/price-book';

const STEP = jsonForm({ Amount: 0, UnitPrice: 0 });

/** One for all responses: each is written in one go. */
const out = new JsonWriter();

/** The contract's Offer objects of a query as a JSON array. */
export function writeOffers(book: PriceBook, query: OfferQuery, offers: readonly OfferMatch[]): SerializedResponse {
  out.clear();
  writeItems(book, query, offers);
  return out.take();
}

function writeItems(book: PriceBook, query: OfferQuery, offers: readonly OfferMatch[]): void {
  const writer = new OfferWriter(out, book, query);
  out.text('[');
  offers.forEach((offer, index) => {
    if (index > 0) out.text(',');
    writer.offer(offer);
  });
  out.text(']');
}

function writeScale(book: PriceBook, query: OfferQuery, offers: readonly OfferMatch[]): void {
  const cheapest = offers.find(({ markers }) => markers.includes('cheapest'));
  if (!cheapest) return;
  scalePrices(book, query, cheapest.best).forEach(({ amount, unitCents }, index) => {
    if (index > 0) out.text(',');
    out.form(STEP, [amount * 100, unitCents]);
  });
}

/**
 * The response of berechnen and berechnen-default (CalculationResult) as text, created without intermediate objects.
 */
export function writeCalculation(
  book: PriceBook,
  query: OfferQuery,
  offers: readonly OfferMatch[],
  { hasDefaultOffers }: { hasDefaultOffers: boolean },
): SerializedResponse {
  out.clear();
  out.text('{"Items":');
  writeItems(book, query, offers);
  out.text(',"Scale":[');
  writeScale(book, query, offers);
  const placeName = asciiJson(book.places.names[query.place] ?? '');
  const validUntil = getEndOfLocalDay(new Date(query.nowMs)).toISOString();
  const rule = offers.length === 0 ? getDeliveryRule(query.countryId, book.places.zipCodes[query.place] ?? '') : null;
  const special = rule === null ? '' : `"DeliveryRule":${asciiJson(rule)},`;
  out.text(`],${special}"HasDefaultOffers":${hasDefaultOffers},"PlaceName":${placeName},"ValidUntil":"${validUntil}"}`);
  return out.take();
}
