import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from './database';
import type { ErrorLog } from './open-database';

const RECONNECT_MS = 1000;

/** Sends on a channel of the database; received when the transaction commits. */
export async function notifyChannel(db: Database, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

interface Listening {
  readonly databaseUrl: string;
  readonly channel: string;
  /** As the server shows the connection. */
  readonly connectionName: string;
  /** What is sent on it, for log lines. */
  readonly subject: string;
  readonly log: ErrorLog;
  readonly onNotification: (payload: string | undefined) => void;
  /** After each connecting: what was sent while there was no connection is not known. */
  readonly onConnected: () => void | Promise<void>;
  /** Until a lost connection is opened again. */
  readonly reconnectMs?: number;
}

export interface ChannelListener {
  /** Resolves when the first connecting has ended, with a connection or without one. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Listens on a connection of its own, opened again when it is lost. */
export function listenToChannel(parts: Listening): ChannelListener {
  const { databaseUrl, channel, connectionName, subject, log } = parts;
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  function reopen(lost: Client): void {
    if (isClosed || client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    again = setTimeout(() => {
      open().catch((err: unknown) => log.error({ err }, `connection for ${subject} cannot be opened`));
    }, parts.reconnectMs ?? RECONNECT_MS);
    again.unref();
  }
  async function open(): Promise<void> {
    const opened = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      application_name: connectionName,
    });
    client = opened;
    opened.on('error', (err) => {
      log.error({ err }, `connection for ${subject} lost`);
      reopen(opened);
    });
    opened.on('end', () => reopen(opened));
    opened.on('notification', ({ payload }) => parts.onNotification(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      await parts.onConnected();
    } catch (err) {
      log.error({ err }, `${subject} cannot be heard`);
      reopen(opened);
    }
  }

  const ready = open();
  return {
    ready,
    async close() {
      isClosed = true;
      clearTimeout(again);
      await ready;
      await client?.end();
    },
  };
}
