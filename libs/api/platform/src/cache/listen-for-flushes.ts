import { Client } from 'pg';
import * as v from 'valibot';
import type { ErrorLog } from '../database/open-database';
import type { CallCache } from './call-cache';
import { FLUSH_CHANNEL, WARM_UP } from './flush-tags';

const RECONNECT_MS = 1000;
const Tags = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export interface FlushListener {
  close(): Promise<void>;
}

/**
 * Forgets on this node what any node flushes. A connection of its own, opened again when it is lost; what was flushed
 * meanwhile is not known, so everything is forgotten then.
 */
export async function listenForFlushes(parts: {
  readonly databaseUrl: string;
  readonly cache: CallCache;
  readonly log: ErrorLog;
}): Promise<FlushListener> {
  const { databaseUrl, cache, log } = parts;
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  const fail = (err: unknown) => log.error({ err }, 'cache could not be flushed');

  function hear(payload: string | undefined): void {
    if (payload === WARM_UP) return void cache.warm().catch(fail);
    const tags = v.safeParse(Tags, payload);
    (tags.success ? cache.forget(tags.output) : cache.clear()).catch(fail);
  }
  function reopen(lost: Client): void {
    if (isClosed || client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    again = setTimeout(() => void open(), RECONNECT_MS);
    again.unref();
  }
  async function open(): Promise<void> {
    const opened = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      application_name: 'heizplatz-cache',
    });
    client = opened;
    opened.on('error', (err) => {
      log.error({ err }, 'connection for cache flushes lost');
      reopen(opened);
    });
    opened.on('end', () => reopen(opened));
    opened.on('notification', ({ payload }) => hear(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${FLUSH_CHANNEL}`);
      await cache.clear();
    } catch (err) {
      log.error({ err }, 'cache flushes cannot be heard');
      reopen(opened);
    }
  }

  await open();
  return {
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
}
