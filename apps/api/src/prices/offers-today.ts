import type { CountryId } from '@heizplatz/contract';
import { localDay } from '../pricing/calendar-days';
import { placeOf, type PriceBook } from '../pricing/price-book';
import { cheapestByPlace, type CheapestByPlace } from './cheapest-by-place';

interface Kept {
  readonly day: number;
  readonly byKey: Map<string, CheapestByPlace>;
}

const ofBooks = new WeakMap<PriceBook, Kept>();

/** `cheapestByPlace`, once a book and day; past the book's next change nothing is remembered. */
export function cheapestToday(
  book: PriceBook,
  asked: { countryId: CountryId; productId: number },
  now: Date,
): CheapestByPlace {
  if (now.getTime() >= book.nextChangeMs) return cheapestByPlace(book, asked, now);
  const day = localDay(now);
  let kept = ofBooks.get(book);
  if (kept?.day !== day) ofBooks.set(book, (kept = { day, byKey: new Map() }));
  const key = `${asked.countryId} ${asked.productId}`;
  const found = kept.byKey.get(key) ?? cheapestByPlace(book, asked, now);
  kept.byKey.set(key, found);
  return found;
}

export interface CountedOffers {
  /** One a dealer and postcode. */
  readonly offerCount: number;
  /** Postcodes that have one. */
  readonly zipCodeCount: number;
}

/** The offers of now among some postcodes of a country. */
export function countOffers(
  book: PriceBook,
  asked: { countryId: CountryId; productId: number; zipCodes: Iterable<string> },
  now: Date,
): CountedOffers {
  const { offers } = cheapestToday(book, asked, now);
  let [offerCount, zipCodeCount] = [0, 0];
  for (const zipCode of asked.zipCodes) {
    const count = offers[placeOf(book, asked.countryId, zipCode)] ?? 0;
    offerCount += count;
    if (count > 0) zipCodeCount += 1;
  }
  return { offerCount, zipCodeCount };
}
