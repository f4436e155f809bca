import type { Database } from '@heizplatz/api-platform';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readMark, readPartMarks } from './row-mark-repository';

/** Reads a large table that seldom changes, and gives the very same rows again until it did. For one database. */
export function cachedRows<Row>(
  table: PgTable,
  read: (db: Database) => Promise<Row[]>,
): (db: Database) => Promise<Row[]> {
  let cached: { readonly mark: string; readonly rows: Row[] } | undefined;
  return async (db) => {
    const mark = await readMark(db, table);
    if (cached?.mark !== mark) cached = { mark, rows: await read(db) };
    return cached.rows;
  };
}

export interface Parted<Row> {
  readonly table: PgTable;
  /** Whose rows are read together. */
  readonly part: PgColumn;
  getPart(row: Row): number;
  /** Which rows are read at a moment, as conditions of which each has its own index; changes of others are none. */
  getRead(now: Date): readonly SQL[];
  /** Rows of these parts alone; undefined: all. */
  read(db: Database, now: Date, only: readonly number[] | undefined): Promise<Row[]>;
}

interface CachedPart<Row> {
  readonly mark: string;
  readonly rows: Row[];
}

/**
 * Reads a large table of which few parts change at a time, and of these alone the rows. Rows that count from a moment on
 * must be read before it, since time changes no mark. For one database.
 */
export function cachedParts<Row>(parted: Parted<Row>): (db: Database, now: Date) => Promise<Row[]> {
  let cachedEntries = new Map<number, CachedPart<Row>>();
  return async (db, now) => {
    const marks = await readPartMarks(db, parted, parted.getRead(now));
    const changed = new Set([...marks.keys()].filter((part) => cachedEntries.get(part)?.mark !== marks.get(part)));
    const isMost = changed.size > marks.size / 2;
    const only = isMost ? undefined : [...changed];
    const rows = changed.size === 0 ? [] : await parted.read(db, now, only);
    const next = new Map<number, CachedPart<Row>>();
    for (const [part, mark] of marks) {
      const known = cachedEntries.get(part);
      next.set(part, known?.mark === mark ? known : { mark, rows: [] });
    }
    for (const row of rows) {
      const part = parted.getPart(row);
      if (changed.has(part)) next.get(part)?.rows.push(row);
    }
    cachedEntries = next;
    return [...cachedEntries.values()].flatMap((part) => part.rows);
  };
}
