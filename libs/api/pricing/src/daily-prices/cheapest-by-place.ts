import { siteById } from '@heizplatz/country';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CalculationConfiguration, type CountryId } from '@heizplatz/contract';
import * as v from 'valibot';
import { readOfferQuery, type OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';
import { priceVariants } from '../offers/price-variants';

export interface CheapestByPlace {
  /** By the book's place: gross cents per t or 100 l, pallet goods per t too; 0 if no dealer delivers. */
  readonly cents: Int32Array;
  /** By the book's place: how many dealers offer the product there. */
  readonly offers: Uint16Array;
  /** The book's dealers, place by place: those of a place begin at `dealersFrom`, `offers` of them. */
  readonly dealers: readonly number[];
  readonly dealersFrom: Int32Array;
}

/**
 * The query of a private customer for the reference amount (6 t; pallets: 6) at one delivery point, without options.
 */
function referenceQuery(
  book: PriceBook,
  { countryId, productId }: { countryId: CountryId; productId: number },
  now: Date,
): OfferQuery | undefined {
  const groupId = book.goods.products.find(({ id }) => id === productId)?.productGroupId;
  if (groupId === undefined || !isProductGroupId(groupId)) return undefined;
  const configuration = v.parse(CalculationConfiguration, {
    CountryId: countryId,
    ProductGroupId: groupId,
    // No place has this postcode: prices differ by branch and zone alone.
    ZipCode: '0'.repeat(siteById(countryId).zipDigits),
    Amount: PRODUCT_GROUPS[groupId].comparisonAmount,
    Product: { Id: productId },
  });
  const query = readOfferQuery(book, configuration, now);
  return 'place' in query ? query : undefined;
}

/** The price of an area's branch in its zone, worked out once for all areas alike. */
function getPricesOfAreas(book: PriceBook, query: OfferQuery): (area: number) => number {
  const known = new Map<number, number>();
  const { isPallet } = query.group;
  return (area) => {
    const key = book.areas.branch[area]! * 256 + book.areas.zone[area]!;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    let least = Infinity;
    for (const { price } of priceVariants(book, query, area))
      least = Math.min(least, isPallet ? price.tonneCents : price.unitCents);
    known.set(key, least);
    return least;
  };
}

/** The cheapest offer of every postcode of a country at the reference amount, and how many dealers offer it. */
export function cheapestByPlace(
  book: PriceBook,
  request: { countryId: CountryId; productId: number },
  now: Date,
): CheapestByPlace {
  const { places, areas, branches } = book;
  const cents = new Int32Array(places.zipCodes.length);
  const offers = new Uint16Array(places.zipCodes.length);
  const dealers: number[] = [];
  const dealersFrom = new Int32Array(places.zipCodes.length);
  const query = referenceQuery(book, request, now);
  if (!query) return { cents, offers, dealers, dealersFrom };
  const getPrice = getPricesOfAreas(book, query);
  for (const place of places.byZipCode[request.countryId]) {
    if (place < 0) continue;
    let least = Infinity;
    let lastDealer = -1;
    dealersFrom[place] = dealers.length;
    for (let area = places.areaStart[place]!; area < places.areaStart[place + 1]!; area++) {
      const price = getPrice(area);
      if (price === Infinity) continue;
      least = Math.min(least, price);
      // A dealer's branches stand side by side.
      const dealer = branches.dealer[areas.branch[area]!]!;
      if (dealer !== lastDealer) dealers.push(dealer);
      lastDealer = dealer;
    }
    cents[place] = least === Infinity ? 0 : least;
    offers[place] = dealers.length - dealersFrom[place];
  }
  return { cents, offers, dealers, dealersFrom };
}
