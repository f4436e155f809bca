import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database';
import * as schema from './schema';

/** The part of a logger that is needed here. */
export interface ErrorLog {
  error(details: object, message: string): void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * A pool that waits 2 s at most for a connection and ends a statement after 10 s unless told otherwise. Who computes for
 * seconds between queries waits longer: meanwhile nothing notices that a connection is there.
 * Every client has its own error handler: without one, a dying connection ends the process.
 */
export function openDatabase({
  url,
  poolSize,
  log,
  name = 'heizplatz-api',
  statementTimeoutMs = 10_000,
  connectionTimeoutMs = 2000,
}: {
  url: string;
  poolSize: number;
  log: ErrorLog;
  name?: string;
  statementTimeoutMs?: number;
  connectionTimeoutMs?: number;
}): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    application_name: name,
  });
  pool.on('connect', (client) => client.on('error', (err) => log.error({ err }, 'database connection lost')));
  pool.on('error', (err) => log.error({ err }, 'idle database connection lost'));
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}
