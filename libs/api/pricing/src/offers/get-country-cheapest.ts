import { siteById } from '@heizplatz/country';
import { oncePer } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CalculationConfiguration, type CountryId, type ProductGroupId } from '@heizplatz/contract';
import * as v from 'valibot';
import { readOfferQuery } from './offer-query';
import { getLists, type PriceBook } from '../price-book/price-book';
import { priceVariants } from './price-variants';

export interface CheapestPrice {
  /** Gross cents per t or 100 l. */
  readonly unitCents: number;
  readonly totalCents: number;
}

const areasOfBook = oncePer((_: PriceBook) => new Map<CountryId, readonly number[]>());

/** One area for each branch and zone of a country: prices differ by nothing else, and there are few of these. */
function areasThatDiffer(book: PriceBook, countryId: CountryId): readonly number[] {
  const ofBook = areasOfBook(book);
  const matches = ofBook.get(countryId) ?? findAreas(book, countryId);
  ofBook.set(countryId, matches);
  return matches;
}

function findAreas({ places, areas }: PriceBook, countryId: CountryId): number[] {
  const entriesByBranchAndZone = new Map<number, number>();
  for (const place of places.byZipCode[countryId]) {
    if (place < 0) continue;
    for (let area = places.areaStart[place]!; area < places.areaStart[place + 1]!; area++)
      entriesByBranchAndZone.set(areas.branch[area]! * 256 + areas.zone[area]!, area);
  }
  return [...entriesByBranchAndZone.values()];
}

/**
 * The cheapest offer of a product group in a country at an amount, for private customers on one delivery point
 * without options; undefined if there is no seller. Pallets are compared and returned per t.
 */
export function getCountryCheapest(
  book: PriceBook,
  { countryId, productGroupId, amount }: { countryId: CountryId; productGroupId: ProductGroupId; amount: number },
  now: Date,
): CheapestPrice | undefined {
  const group = PRODUCT_GROUPS[productGroupId];
  // No place has this postcode: the query is for the country.
  const ZipCode = '0'.repeat(siteById(countryId).zipDigits);
  const configuration = v.parse(CalculationConfiguration, {
    CountryId: countryId,
    ProductGroupId: productGroupId,
    ZipCode,
    Amount: amount,
  });
  const query = readOfferQuery(book, configuration, now);
  if (!('place' in query)) return undefined;
  const { listStart } = book.branches;
  let cheapest: CheapestPrice | undefined;
  let lowest = Infinity;
  for (const area of areasThatDiffer(book, countryId)) {
    const slot = getLists(book.branches, book.areas.branch[area]!, productGroupId, query.customerGroupId);
    if (listStart[slot] === listStart[slot + 1]) continue;
    for (const { price, rankCents } of priceVariants(book, query, area)) {
      if (rankCents >= lowest) continue;
      lowest = rankCents;
      cheapest = { unitCents: group.isPallet ? price.tonneCents : price.unitCents, totalCents: price.totalCents };
    }
  }
  return cheapest;
}
