import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

const BLOCK_ROWS = 20_000;

function toText(value: unknown, isJson: boolean): string | null {
  if (value === null || value === undefined) return null;
  if (isJson) return JSON.stringify(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return String(value);
}

/**
 * Inserts many rows fast: one statement per block of 20,000, each column as one array parameter, so that the 65,535
 * parameters of a statement are never exceeded. All rows have the columns of the first; arrays contain numbers or
 * plain strings. Wide rows should be passed in smaller portions.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([key]) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const casts = sql.join(
    columns.map(([, column], index) => sql.raw(`u.c${index}::${column.getSQLType()}`)),
    sql`, `,
  );
  const aliases = sql.raw(columns.map((_, index) => `c${index}`).join(', '));
  for (let from = 0; from < rows.length; from += BLOCK_ROWS) {
    const block = rows.slice(from, from + BLOCK_ROWS);
    const arrays = sql.join(
      columns.map(([key, column]) => {
        const isJson = column.getSQLType() === 'jsonb';
        return sql`${sql.param(block.map((row) => toText(Reflect.get(row, key), isJson)))}::text[]`;
      }),
      sql`, `,
    );
    await db.execute(sql`insert into ${table} (${names}) select ${casts} from unnest(${arrays}) as u(${aliases})`);
  }
}
