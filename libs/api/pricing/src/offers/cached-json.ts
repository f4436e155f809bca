import { type JsonText, toJsonText } from '../calculation/json-texts';
import type { PriceBook } from '../price-book/price-book';

/** Far more than the goods and payment sets of a market; a query's instalments are part of the keys. */
const CAPACITY = 5000;
const ofBooks = new WeakMap<PriceBook, Map<string, JsonText>>();

/** JSON that follows from a book and a key, made once a book: most responses describe the same few goods. */
export function cachedJson(book: PriceBook, key: string, make: () => string): JsonText {
  let texts = ofBooks.get(book);
  if (!texts) ofBooks.set(book, (texts = new Map()));
  const known = texts.get(key);
  if (known !== undefined) return known;
  if (texts.size >= CAPACITY) texts.clear();
  const made = toJsonText(make());
  texts.set(key, made);
  return made;
}
