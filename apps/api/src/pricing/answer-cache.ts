import { localDay } from './calendar-days';
import type { PriceBook } from './price-book';

/** Answers of 25 offers have some 60 KB, so this is at most 30 MB. */
const CAPACITY = 500;

interface Answers {
  readonly day: number;
  readonly byKey: Map<string, Buffer>;
}

const ofBooks = new WeakMap<PriceBook, Answers>();

/**
 * An answer of a book and a day, made once; the least recently asked goes first. Past the book's next change nothing is
 * remembered until the new book is there.
 */
export function rememberedAnswer(book: PriceBook, now: Date, key: string, make: () => Buffer): Buffer {
  if (now.getTime() >= book.nextChangeMs) return make();
  const day = localDay(now);
  let answers = ofBooks.get(book);
  if (answers?.day !== day) ofBooks.set(book, (answers = { day, byKey: new Map() }));
  const { byKey } = answers;
  const known = byKey.get(key);
  const answer = known ?? make();
  if (known) byKey.delete(key);
  else if (byKey.size >= CAPACITY) for (const oldest of byKey.keys()) if (byKey.delete(oldest)) break;
  byKey.set(key, answer);
  return answer;
}
