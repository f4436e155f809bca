import { type ErrorLog, problem } from '@heizplatz/api-platform';
import { Client } from 'pg';
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
  /** Called when answers begin to come from another book than before. */
  readonly onNewBook?: (book: PriceBook) => void;
  /** Between looks at the version, for announcements that were missed. */
  readonly pollMs?: number;
  /** Until a lost connection for announcements is opened again. */
  readonly reconnectMs?: number;
}

export interface KeptPriceBook extends PriceBookSource {
  /** Resolves when the first build has ended, with a book or without one. */
  readonly ready: Promise<void>;
  /** Resolves when the book is at least as new as the database was when this was called. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const POLL_MS = 30_000;
const RECONNECT_MS = 1000;

/**
 * Keeps the newest book: builds one at once, another whenever a version is announced, the poll finds one, or a price
 * list begins to count. Answers never mix two, since a book is replaced whole. A build that fails leaves the last book.
 */
export function keepPriceBook(parts: PriceBookParts): KeptPriceBook {
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
  /** One build at a time; who asks during one gets another after it, for it may have begun too early. */
  function refresh(): Promise<void> {
    const before = building ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(catchUp);
    building = mine;
    return mine;
  }
  const refreshAndLog = () => refresh().catch((err: unknown) => log.error({ err }, 'price book could not be built'));

  const listener = listen(parts, () => void refreshAndLog());
  const poll = setInterval(() => void refreshAndLog(), parts.pollMs ?? POLL_MS);
  poll.unref();
  return {
    ready: refreshAndLog(),
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

/** A connection of its own for announcements, opened again when it is lost; what was missed meanwhile is announced. */
function listen({ databaseUrl, log, reconnectMs }: PriceBookParts, announce: () => void): { close(): Promise<void> } {
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  function reopen(lost: Client): void {
    if (isClosed || client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    again = setTimeout(() => void open(), reconnectMs ?? RECONNECT_MS);
    again.unref();
  }
  async function open(): Promise<void> {
    const opened = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      application_name: 'heizplatz-price-book',
    });
    client = opened;
    opened.on('error', (err) => {
      log.error({ err }, 'connection for price book announcements lost');
      reopen(opened);
    });
    opened.on('end', () => reopen(opened));
    opened.on('notification', announce);
    try {
      await opened.connect();
      await opened.query(`listen ${PRICE_BOOK_CHANNEL}`);
      announce();
    } catch (err) {
      log.error({ err }, 'price book announcements cannot be heard');
      reopen(opened);
    }
  }

  const opening = open();
  return {
    async close() {
      isClosed = true;
      clearTimeout(again);
      await opening;
      await client?.end();
    },
  };
}
