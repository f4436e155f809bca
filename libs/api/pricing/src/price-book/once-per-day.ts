import { oncePer } from '@heizplatz/api-platform';
import type { PriceBook } from './price-book';

/** Computes something once for each book and day (epoch day); a book holds what its latest day gave. */
export function oncePerDay<Value>(
  make: (book: PriceBook, day: number) => Value,
): (book: PriceBook, day: number) => Value {
  const latest = oncePer((_: PriceBook): { made?: { readonly day: number; readonly value: Value } } => ({}));
  return (book, day) => {
    const ofBook = latest(book);
    if (ofBook.made?.day !== day) ofBook.made = { day, value: make(book, day) };
    return ofBook.made.value;
  };
}
