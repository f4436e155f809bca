import { localDay } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { oncePerDay } from '../price-book/once-per-day';
import { getPlace, type PriceBook } from '../price-book/price-book';
import { LOCAL_PRODUCT_IDS } from '../place-prices/local-products';
import { cheapestByPlace, type CheapestByPlace } from './cheapest-by-place';

const cheapestOf = oncePerDay(() => new Map<string, CheapestByPlace>());

/** `cheapestByPlace`, computed once per book and day; past the book's next change nothing is cached. */
export function cheapestToday(
  book: PriceBook,
  query: { countryId: CountryId; productId: number },
  now: Date,
): CheapestByPlace {
  if (now.getTime() >= book.nextChangeMs) return cheapestByPlace(book, query, now);
  const byKey = cheapestOf(book, localDay(now));
  const key = `${query.countryId} ${query.productId}`;
  const cheapest = byKey.get(key) ?? cheapestByPlace(book, query, now);
  byKey.set(key, cheapest);
  return cheapest;
}

/** Precomputes the data of price pages, one product at a time so that other responses are not blocked. */
export async function warmOffers(book: PriceBook, clock: () => Date): Promise<void> {
  for (const { countryId } of Object.values(SITES)) {
    for (const productId of LOCAL_PRODUCT_IDS) {
      await new Promise(setImmediate);
      cheapestToday(book, { countryId, productId }, clock());
    }
  }
}

export interface OffersNow {
  /** One a dealer, however many of the postcodes it delivers to. */
  readonly offerCount: number;
  /** One a dealer and postcode: how large a town's market is. */
  readonly servedCount: number;
  /** Postcodes that have one. */
  readonly zipCodeCount: number;
  /** Mean of the cheapest per postcode; 0 without an offer. */
  readonly meanCents: number;
}

/** The offers of now among some postcodes of a country. */
export function offersNow(
  book: PriceBook,
  query: { countryId: CountryId; productId: number; zipCodes: Iterable<string> },
  now: Date,
): OffersNow {
  const { cents, offers, dealers, dealersFrom } = cheapestToday(book, query, now);
  const isCounted = new Uint8Array(book.dealers.id.length);
  let [offerCount, servedCount, zipCodeCount, sum] = [0, 0, 0, 0];
  for (const zipCode of query.zipCodes) {
    const place = getPlace(book, query.countryId, zipCode);
    const count = offers[place] ?? 0;
    if (count === 0) continue;
    servedCount += count;
    for (let at = dealersFrom[place]!; at < dealersFrom[place]! + count; at++) {
      const dealer = dealers[at]!;
      offerCount += 1 - isCounted[dealer]!;
      isCounted[dealer] = 1;
    }
    zipCodeCount += 1;
    sum += cents[place]!;
  }
  return { offerCount, servedCount, zipCodeCount, meanCents: zipCodeCount === 0 ? 0 : Math.round(sum / zipCodeCount) };
}
