import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgInsertBase, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { type Buildable, defineStatement } from './define-statement';

type Row = Readonly<Record<string, unknown>>;
type Names = readonly (readonly string[])[];

const getNames = (row: object): string[] =>
  Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** Each row's values by its number and column, which name their places in the text. */
function getValues(rows: readonly object[], names: Names): Row {
  const values: Record<string, unknown> = {};
  for (const [at, row] of rows.entries())
    for (const column of names[at] ?? []) values[`${at}.${column}`] = Reflect.get(row, column);
  return values;
}

/**
 * Inserts rows by one statement, which is built and prepared once for each number of rows and set of columns: few of each.
 * Columns that are absent have their defaults. Rows are plain values; at least one. `finish` says what is returned.
 */
export function defineInsert<Table extends PgTable, Result>(
  name: string,
  table: Table,
  finish: (insert: PgInsertBase<PgTable, NodePgQueryResultHKT>) => Buildable<Result>,
): (db: Database, rows: readonly Table['$inferInsert'][]) => Promise<Result> {
  const inserts = new Map<string, (db: Database, values: Row) => Promise<Result>>();
  const define = (names: Names) =>
    defineStatement<Row, Result>(`${name}_${inserts.size}`, (db, values) => {
      const rows = names.map((columns, at) =>
        Object.fromEntries(columns.map((column) => [column, values[`${at}.${column}`]])),
      );
      return finish(db.insert<PgTable>(table).values(rows));
    });
  return (db, rows) => {
    const names = rows.map(getNames);
    const shape = names.join('|');
    const insert = inserts.get(shape) ?? define(names);
    inserts.set(shape, insert);
    return insert(db, getValues(rows, names));
  };
}
