import { oncePer } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import type { PriceBook } from '../price-book/price-book';

function findKinds({ dealers, paymentSets }: PriceBook, countryId: CountryId): ReadonlySet<number> {
  const taken = new Set<number>();
  dealers.countryId.forEach((dealerCountry, dealer) => {
    if (dealerCountry !== countryId) return;
    const sets = dealers.paymentSet.subarray(dealer * 3, dealer * 3 + 3);
    for (const set of sets) for (const id of paymentSets[set] ?? []) taken.add(id);
  });
  return taken;
}

const kindsOfBook = oncePer((_: PriceBook) => new Map<CountryId, ReadonlySet<number>>());

/** Payment kinds that any dealer of a country takes from any customer group. */
export function takenPaymentKinds(book: PriceBook, countryId: CountryId): ReadonlySet<number> {
  const ofBook = kindsOfBook(book);
  const kinds = ofBook.get(countryId) ?? findKinds(book, countryId);
  ofBook.set(countryId, kinds);
  return kinds;
}
