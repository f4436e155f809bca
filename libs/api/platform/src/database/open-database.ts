import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database';
import { dropSilentClients } from './drop-silent-clients';
import { refuseLateCommits } from './refuse-late-commits';
import { traceStatements } from './trace-statements';
import { writeTogether } from './write-together';

/** The part of a logger that is needed here. */
export interface ErrorLog {
  error(details: object, message: string): void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** The server ends a statement itself; a client without a response for this much longer has lost the server. */
const ANSWER_LATE_MS = 2000;
/** The server checks once a second whether the client is still connected: abandoned work is not written later. */
const LOOK_FOR_CLIENT = '-c client_connection_check_interval=1000';

/**
 * A pool that waits 5 s at most for a connection and ends a statement after 10 s by default: on the server, which
 * waits for locks half that time and for an idle transaction three times, and on the client where the server does not
 * respond. Code that computes for seconds between queries waits longer: meanwhile the process cannot notice that a
 * connection is available. Every client has its own error handler: without one, a failing connection ends the
 * process.
 */
export function openDatabase({
  url,
  poolSize,
  log,
  name = 'heizplatz-api',
  statementTimeoutMs = 10_000,
  connectionTimeoutMs = 5000,
  lockTimeoutMs = statementTimeoutMs / 2,
  responseTimeoutMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + ANSWER_LATE_MS,
  settings = {},
}: {
  url: string;
  poolSize: number;
  log: ErrorLog;
  name?: string;
  /** 0: none, for commands of people who watch them. */
  statementTimeoutMs?: number;
  connectionTimeoutMs?: number;
  lockTimeoutMs?: number;
  responseTimeoutMs?: number;
  /** Settings of the server that each connection begins with; names and values of letters, digits and `_.{},`. */
  settings?: Readonly<Record<string, string>>;
}): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 3,
    query_timeout: responseTimeoutMs,
    options: [LOOK_FOR_CLIENT, ...Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`)].join(' '),
    application_name: name,
  });
  pool.on('connect', (client) => client.on('error', (err) => log.error({ err }, 'database connection lost')));
  writeTogether(pool);
  traceStatements(pool);
  dropSilentClients(pool);
  refuseLateCommits(pool);
  pool.on('error', (err) => log.error({ err }, 'idle database connection lost'));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}
