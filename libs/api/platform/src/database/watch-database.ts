import { Client } from 'pg';
import { limitResponse } from './limit-response';
import type { ErrorLog } from './open-database';

/** How long it may take to say so, over a connection that has nothing else to do. */
const RESPONSE_MS = 600;
const CONNECT_MS = 2000;

export interface DatabaseWatch {
  /**
   * Calls back, once at most, when the work takes long and the database does not respond. Returns a function that
   * stops watching.
   */
  whenSilent(notify: () => void): () => void;
  close(): Promise<void>;
}

interface Watching {
  readonly url: string;
  /** How long an operation may take before the database connection is checked. */
  readonly patienceMs: number;
  readonly log: ErrorLog;
}

/**
 * Distinguishes a frozen database from a slow statement: a separate connection is queried while work takes long.
 * Slow reports continue as long as it responds.
 */
export function watchDatabase({ url, patienceMs, log }: Watching): DatabaseWatch {
  let client: Promise<Client> | null = null;
  let isClosed = false;
  let answering: Promise<boolean> | null = null;

  /** Made at start, so that a question finds it ready. */
  function connect(): Promise<Client> {
    const fresh = new Client({
      ...{ connectionString: url, application_name: 'heizplatz-watch', connectionTimeoutMillis: CONNECT_MS },
    });
    const forget = (err: unknown) => {
      if (!isClosed) log.error({ err }, 'the connection that watches the database was lost');
      if (client === connecting) client = null;
    };
    fresh.on('error', forget);
    const connecting = fresh.connect().then(() => fresh);
    connecting.catch(forget);
    return connecting;
  }
  client = connect();
  /** Whether the database responds at all: a refusal is a response too, and the work fails by itself. */
  async function request(): Promise<boolean> {
    client ??= connect();
    const query = client.then((one) => one.query('select 1'));
    const heard = query.then(
      () => true,
      () => true,
    );
    const isHeard = await limitResponse(heard, RESPONSE_MS).catch(() => false);
    if (!isHeard) drop();
    return isHeard;
  }
  function drop(): void {
    const lost = client;
    client = null;
    lost?.then((one) => one.end()).catch(() => undefined);
  }
  const responses = (): Promise<boolean> =>
    (answering ??= request().finally(() => {
      answering = null;
    }));

  return {
    whenSilent(notify) {
      let isWaiting = true;
      const timer = setTimeout(() => {
        responses()
          .then((isHeard) => {
            if (isWaiting && !isHeard) notify();
          })
          .catch((err: unknown) => log.error({ err }, 'the database cannot be watched'));
      }, patienceMs).unref();
      return () => {
        isWaiting = false;
        clearTimeout(timer);
      };
    },
    close: async () => {
      isClosed = true;
      drop();
    },
  };
}
