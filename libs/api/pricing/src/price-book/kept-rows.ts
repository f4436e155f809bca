import type { Database } from '@heizplatz/api-platform';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

const Mark = v.object({ mark: v.string() });
const PartMarks = v.array(v.object({ part: v.number(), mark: v.string() }));
const NEWNESS = sql`count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)`;

/**
 * Another one after every change of a table: of as many rows some are newer, or they are not as many. Counting is many
 * times as fast as reading.
 */
async function markOf(db: Database, table: PgTable): Promise<string> {
  const { rows } = await db.execute(sql`select ${NEWNESS} as mark from ${table}`);
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

export interface Parted<Row> {
  readonly table: PgTable;
  /** Whose rows are read together. */
  readonly part: PgColumn;
  partOf(row: Row): number;
  /** Rows of these parts alone; undefined: all. */
  read(db: Database, now: Date, only: SQL | undefined): Promise<Row[]>;
}

interface KeptPart<Row> {
  readonly mark: string;
  readonly rows: Row[];
}

async function marksOf(
  db: Database,
  { table, part }: Pick<Parted<unknown>, 'table' | 'part'>,
): Promise<Map<number, string>> {
  const { rows } = await db.execute(sql`select ${part} as part, ${NEWNESS} as mark from ${table} group by ${part}`);
  return new Map(v.parse(PartMarks, rows).map((row) => [row.part, row.mark]));
}

/**
 * Reads a large table of which few parts change at a time, and of these alone the rows. Rows that count from a moment on
 * must be read before it, since time changes no mark. For one database.
 */
export function keptParts<Row>(parted: Parted<Row>): (db: Database, now: Date) => Promise<Row[]> {
  let kept = new Map<number, KeptPart<Row>>();
  return async (db, now) => {
    const marks = await marksOf(db, parted);
    const changed = new Set([...marks.keys()].filter((part) => kept.get(part)?.mark !== marks.get(part)));
    const isMost = changed.size > marks.size / 2;
    const only = isMost ? undefined : inArray(parted.part, [...changed]);
    const rows = changed.size === 0 ? [] : await parted.read(db, now, only);
    const next = new Map<number, KeptPart<Row>>();
    for (const [part, mark] of marks) {
      const known = kept.get(part);
      next.set(part, known?.mark === mark ? known : { mark, rows: [] });
    }
    for (const row of rows) {
      const part = parted.partOf(row);
      if (changed.has(part)) next.get(part)?.rows.push(row);
    }
    kept = next;
    return [...kept.values()].flatMap((part) => part.rows);
  };
}
