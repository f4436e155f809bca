import { localDay, SerializedResponse } from '@heizplatz/api-platform';
import { oncePerDay } from '../price-book/once-per-day';
import type { PriceBook } from '../price-book/price-book';

/** Responses of 30 offers have less than 30 KB as rows and 90 KB unfolded, so this is 15 to 45 MB. */
const CAPACITY = 500;

/**
 * Keys that were requested once; a response is cached from the second time on, since caching costs more than
 * computing.
 */
const ANSWER_CAPACITY = 5000;

interface Responses {
  readonly byKey: Map<string, SerializedResponse>;
  readonly requests: Set<string>;
}

const responsesOf = oncePerDay((): Responses => ({ byKey: new Map(), requests: new Set() }));

/**
 * A response of a book and a day, cached when it is requested again; the least recently requested is evicted first.
 * Past the book's next change nothing is cached until the new book is available.
 */
export function cachedResponse(
  book: PriceBook,
  now: Date,
  key: string,
  make: () => SerializedResponse,
): SerializedResponse {
  if (now.getTime() >= book.nextChangeMs) return make();
  const responses = responsesOf(book, localDay(now));
  return responses.byKey.has(key) ? requestAgain(responses, key, make) : requestNew(responses, key, make);
}

function requestAgain({ byKey }: Responses, key: string, make: () => SerializedResponse): SerializedResponse {
  const response = byKey.get(key);
  if (!response) return make();
  byKey.delete(key);
  byKey.set(key, response);
  return response;
}

function requestNew({ byKey, requests }: Responses, key: string, make: () => SerializedResponse): SerializedResponse {
  const response = make();
  if (requests.delete(key)) {
    if (byKey.size >= CAPACITY) for (const oldest of byKey.keys()) if (byKey.delete(oldest)) break;
    byKey.set(key, new SerializedResponse(Buffer.from(response.json)));
  } else {
    if (requests.size >= ANSWER_CAPACITY) requests.clear();
    requests.add(key);
  }
  return response;
}
