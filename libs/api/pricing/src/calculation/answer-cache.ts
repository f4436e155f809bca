import { localDay, ReadyAnswer } from '@heizplatz/api-platform';
import type { PriceBook } from '../price-book/price-book';

/** Answers of 25 offers have some 60 KB, so this is at most 30 MB. */
const CAPACITY = 500;

/** Questions that were asked once; an answer is kept from the second time on, since keeping costs more than making. */
const ASKED_CAPACITY = 5000;

interface Answers {
  readonly day: number;
  readonly byKey: Map<string, ReadyAnswer>;
  readonly asked: Set<string>;
}

const ofBooks = new WeakMap<PriceBook, Answers>();

/**
 * An answer of a book and a day, kept when it is asked for again; the least recently asked goes first. Past the book's next change nothing is
 * remembered until the new book is there.
 */
export function cachedResponse(book: PriceBook, now: Date, key: string, make: () => ReadyAnswer): ReadyAnswer {
  if (now.getTime() >= book.nextChangeMs) return make();
  const day = localDay(now);
  let answers = ofBooks.get(book);
  if (answers?.day !== day) ofBooks.set(book, (answers = { day, byKey: new Map(), asked: new Set() }));
  return answers.byKey.has(key) ? askAgain(answers, key, make) : askNew(answers, key, make);
}

function askAgain({ byKey }: Answers, key: string, make: () => ReadyAnswer): ReadyAnswer {
  const answer = byKey.get(key);
  if (!answer) return make();
  byKey.delete(key);
  byKey.set(key, answer);
  return answer;
}

function askNew({ byKey, asked }: Answers, key: string, make: () => ReadyAnswer): ReadyAnswer {
  const answer = make();
  if (asked.delete(key)) {
    if (byKey.size >= CAPACITY) for (const oldest of byKey.keys()) if (byKey.delete(oldest)) break;
    byKey.set(key, new ReadyAnswer(Buffer.from(answer.json)));
  } else {
    if (asked.size >= ASKED_CAPACITY) asked.clear();
    asked.add(key);
  }
  return answer;
}
