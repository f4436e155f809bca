import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database } from '../database/database';

const Mark = v.object({ mark: v.string() });

/**
 * Another one after every change of a table: of as many rows some are newer, or they are not as many. Counting is many
 * times as fast as reading.
 */
async function markOf(db: Database, table: PgTable): Promise<string> {
  const { rows } = await db.execute(
    sql`select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as mark from ${table}`,
  );
  return v.parse(Mark, rows[0]).mark;
}

/** Reads a large table that seldom changes, and gives the very same rows again until it did. For one database. */
export function keptRows<Row>(
  table: PgTable,
  read: (db: Database) => Promise<Row[]>,
): (db: Database) => Promise<Row[]> {
  let kept: { readonly mark: string; readonly rows: Row[] } | undefined;
  return async (db) => {
    const mark = await markOf(db, table);
    if (kept?.mark !== mark) kept = { mark, rows: await read(db) };
    return kept.rows;
  };
}
