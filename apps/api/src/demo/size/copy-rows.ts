import type { Database } from '@heizplatz/api-platform';
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Columns of a table in the database's spelling that an insert may name. */
const insertable = (table: PgTable, without: readonly string[]): string[] =>
  Object.entries(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined && column.generatedIdentity?.type !== 'always')
    .map(([key, column]) => (column.keyAsName ? toSnakeCase(key) : column.name))
    .filter((name) => !without.includes(name));

export interface CopiedColumns {
  /** Expressions over `base` (the row) and `copy.k` (the number of the copy), by column; others are copied as they are. */
  readonly changed: Readonly<Record<string, SQL>>;
  /** Left to their defaults. */
  readonly without?: readonly string[];
}

/**
 * Inserts copies of a table's rows within the database, where they never leave it. `from` joins the rows as `base` with
 * the numbers of the copies as `copy (k)`.
 */
export async function copyRows(
  tx: Database,
  table: PgTable,
  from: SQL,
  { changed, without = [] }: CopiedColumns,
): Promise<number> {
  const names = insertable(table, without);
  const unknown = Object.keys(changed).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${getTableName(table)} has no ${unknown.join(', ')}`);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => changed[name] ?? sql`base.${sql.identifier(name)}`),
    sql`, `,
  );
  const { rowCount } = await tx.execute(sql`insert into ${table} (${columns}) select ${values} from ${from}`);
  return rowCount ?? 0;
}
