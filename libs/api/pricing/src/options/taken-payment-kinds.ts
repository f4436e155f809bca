import type { CountryId } from '@heizplatz/contract';
import type { PriceBook } from '../price-book/price-book';

const known = new WeakMap<PriceBook, Map<CountryId, ReadonlySet<number>>>();

function findKinds({ dealers, paymentSets }: PriceBook, countryId: CountryId): ReadonlySet<number> {
  const taken = new Set<number>();
  dealers.countryId.forEach((dealerCountry, dealer) => {
    if (dealerCountry !== countryId) return;
    const sets = dealers.paymentSet.subarray(dealer * 3, dealer * 3 + 3);
    for (const set of sets) for (const id of paymentSets[set] ?? []) taken.add(id);
  });
  return taken;
}

/** Payment kinds that any dealer of a country takes from any customer group. */
export function takenPaymentKinds(book: PriceBook, countryId: CountryId): ReadonlySet<number> {
  const ofBook = known.get(book) ?? new Map<CountryId, ReadonlySet<number>>();
  known.set(book, ofBook);
  const kinds = ofBook.get(countryId) ?? findKinds(book, countryId);
  ofBook.set(countryId, kinds);
  return kinds;
}
