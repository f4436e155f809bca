import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorLog } from '@heizplatz/api-platform';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { lastApplied } from './last-applied';

interface Patience {
  readonly log: ErrorLog;
  /** How long a statement may wait for its lock, and thereby block the statements queued behind it. */
  readonly lockTimeoutMs?: number;
  /** How long a migration is tried again before it fails. */
  readonly patienceMs?: number;
}

/** Much less than the second after which PostgreSQL ends one of two that wait for each other: it is to be the migration. */
const LOCK_TIMEOUT_MS = 200;
const PATIENCE_MS = 300_000;
const LONGEST_DELAY_MS = 1000;
/** lock_not_available, deadlock_detected */
const LOCKED: readonly unknown[] = ['55P03', '40P01'];
const CONCURRENT_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"?(\w+)"?/i;

const RECORDS = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/**
 * Applies the migrations that the database lacks, each in its own transaction, with the records that drizzle-kit
 * expects. A lock that is not available at once is retried, so that no statement queues behind a waiting migration.
 * A migration with indexes created CONCURRENTLY runs outside of a transaction, with the DO statements beside them, which
 * commit in portions and are run again after a failed attempt; an index that such an attempt left invalid is recreated.
 */
export async function runMigrations(
  client: Client,
  migrations: readonly MigrationMeta[],
  { log, lockTimeoutMs = LOCK_TIMEOUT_MS, patienceMs = PATIENCE_MS }: Patience,
): Promise<void> {
  await client.query(RECORDS);
  const last = await lastApplied(client);
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
    const untilMs = Date.now() + patienceMs;
    for (let delayMs = 100; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
      try {
        await apply(client, migration, lockTimeoutMs);
        break;
      } catch (err) {
        if (!isLocked(err) || Date.now() > untilMs) throw err;
        log.error({ err, migration: migration.hash }, 'a migration waits for a lock and is tried again');
        await pause(delayMs);
      }
    }
  }
}

async function apply(client: Client, migration: MigrationMeta, lockTimeoutMs: number): Promise<void> {
  if (migration.sql.some((statement) => CONCURRENT_INDEX.test(statement))) {
    for (const statement of migration.sql)
      await (CONCURRENT_INDEX.test(statement) ? makeIndex(client, statement) : client.query(statement));
    return record(client, migration);
  }
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    for (const statement of migration.sql) await client.query(statement);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function makeIndex(client: Client, statement: string): Promise<void> {
  const name = CONCURRENT_INDEX.exec(statement)?.[1] ?? '';
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [`public.${name}`],
  );
  if (rows[0]?.valid) return;
  if (rows[0]) await client.query(`drop index concurrently "${name}"`);
  await client.query(statement);
}

const record = async (client: Client, { hash, folderMillis }: MigrationMeta): Promise<void> =>
  void (await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]));

const isLocked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && LOCKED.includes(error.code);
