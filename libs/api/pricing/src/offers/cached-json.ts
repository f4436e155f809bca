import type { JsonText } from '../calculation/json-texts';
import type { PriceBook } from '../price-book/price-book';

/** Far more than are chosen in a day: options and a query's instalments are part of the keys. */
const CAPACITY = 1000;
const ofBooks = new WeakMap<PriceBook, Map<string, (JsonText | undefined)[]>>();

/** JSON by number, to be filled, that follows from a book and a key: most responses describe the same few goods. */
export function cachedJson(book: PriceBook, key: string): (JsonText | undefined)[] {
  let lists = ofBooks.get(book);
  if (!lists) ofBooks.set(book, (lists = new Map()));
  let texts = lists.get(key);
  if (texts) return texts;
  if (lists.size >= CAPACITY) lists.clear();
  lists.set(key, (texts = []));
  return texts;
}
