import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { LARGE_ROWS } from './measure-lists';

const LONGEST_MS = 60_000;
const BETWEEN_MS = 20;

/**
 * Vacuums all tables as autovacuum does, so that the planner may read an index alone. Tests commit asynchronously, and
 * vacuum takes a page for visible only once the commits of its rows are in the log, which a checkpoint writes, and once
 * nobody reads the database as it was before them: a price book that is being built does so for a while. A later commit of
 * another database hides rows again until it is in the log too, where its number is close to theirs. Rejects where large
 * tables are still not visible as a whole after a minute, with the queries that were running.
 */
export async function vacuumTables(pool: Pick<Pool, 'query'>): Promise<void> {
  const untilMs = performance.now() + LONGEST_MS;
  for (;;) {
    await pool.query('checkpoint');
    await pool.query('vacuum analyze');
    const hidden = await findHiddenTables(pool);
    if (hidden.length === 0) return;
    if (performance.now() > untilMs)
      throw new Error(`${hidden.join(', ')} cannot be vacuumed, since others read: ${await listReaders(pool)}`);
    await pause(BETWEEN_MS);
  }
}

/** Large tables with pages of which somebody might see another state. */
async function findHiddenTables(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and reltuples >= $1 and relallvisible < relpages`,
    [LARGE_ROWS],
  );
  return rows.map(({ relname }) => relname);
}

async function listReaders(pool: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<{ query: string }>(
    `select query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`,
  );
  return rows.map(({ query }) => query).join('; ');
}
