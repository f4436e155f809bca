import type { Pool } from 'pg';

/**
 * Vacuums all tables as autovacuum does, so that the planner may read an index alone. Tests commit asynchronously, and
 * vacuum takes a page for visible only once the commits of its rows are in the log, which a checkpoint writes.
 */
export async function vacuumTables(pool: Pool): Promise<void> {
  await pool.query('checkpoint');
  await pool.query('vacuum analyze');
}
