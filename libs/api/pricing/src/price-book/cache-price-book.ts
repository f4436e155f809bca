import { type ErrorLog, listenToChannel, problem } from '@heizplatz/api-platform';
import type { PriceBook } from './price-book';
import type { PriceBookSource } from './price-book-source';

/** The channel on which a raised price_book_version is announced. */
export const PRICE_BOOK_CHANNEL = 'price_book';

export interface PriceBookParts {
  readonly databaseUrl: string;
  readonly clock: () => Date;
  readonly log: ErrorLog;
  /** Reads the version that the database has now. */
  readonly readVersion: () => Promise<number>;
  /** Builds a whole book, in a worker or in place. */
  readonly build: () => Promise<PriceBook>;
  /** Called when responses begin to use another book than before. */
  readonly onNewBook?: (book: PriceBook) => void;
  /** Interval of polling the version, for missed notifications. */
  readonly pollMs?: number;
  /** Until a lost connection for announcements is opened again. */
  readonly reconnectMs?: number;
}

export interface CachedPriceBook extends PriceBookSource {
  /** Resolves when the first build has ended, with a book or without one. */
  readonly ready: Promise<void>;
  /** Resolves when the book is at least as new as the database was when this was called. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const POLL_MS = 30_000;

/**
 * Holds the newest book: builds one at once, another whenever a version is announced, the poll finds one, or a price
 * list becomes valid. Responses never mix two, since a book is replaced whole. A failed build leaves the last book.
 */
export function cachePriceBook(parts: PriceBookParts): CachedPriceBook {
  const { clock, log, readVersion, build } = parts;
  let book: PriceBook | undefined;
  let building: Promise<void> | undefined;
  let isClosed = false;

  async function catchUp(): Promise<void> {
    const isCurrent = book && book.nextChangeMs > clock().getTime() && book.version === (await readVersion());
    if (isCurrent || isClosed) return;
    book = await build();
    parts.onNewBook?.(book);
  }
  /**
   * One build at a time; a request during one triggers another after it, since the first may have begun too early.
   */
  function refresh(): Promise<void> {
    const before = building ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(catchUp);
    building = mine;
    return mine;
  }
  const fail = (err: unknown) => log.error({ err }, 'price book could not be built');
  const refreshSoon = () => {
    refresh().catch(fail);
  };

  const listener = listenToChannel({
    ...{ databaseUrl: parts.databaseUrl, log, channel: PRICE_BOOK_CHANNEL, connectionName: 'heizplatz-price-book' },
    subject: 'price book announcements',
    onNotification: refreshSoon,
    onConnected: refreshSoon,
    ...(parts.reconnectMs !== undefined && { reconnectMs: parts.reconnectMs }),
  });
  const poll = setInterval(refreshSoon, parts.pollMs ?? POLL_MS);
  poll.unref();
  return {
    ready: refresh().catch(fail),
    current() {
      if (!book) throw problem('UNAVAILABLE', { retryAfterSeconds: 5 });
      return book;
    },
    refresh,
    async close() {
      isClosed = true;
      clearInterval(poll);
      await listener.close();
      await building?.catch(() => undefined);
    },
  };
}
