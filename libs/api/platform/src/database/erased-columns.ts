import { type ColumnMark, type Ending, erasePersonal, getColumnMark, GONE } from '@heizplatz/identity';
import { getTableColumns, is, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type PersonalColumn = Extract<ColumnMark, { readonly ends: Ending }>;

const isEnded = (mark: ColumnMark | undefined, endings: readonly Ending[]): mark is PersonalColumn =>
  mark !== undefined && 'ends' in mark && endings.includes(mark.ends) && mark.withheld !== 'derived';

/**
 * What an update sets so that a row tells of nobody any more: by their marks the columns that one of the endings ends; of
 * JSON that must stay the row's own without what is personal in it. Copies that the database derives follow by themselves.
 * Throws a RangeError for JSON whose mark does not say what it holds.
 */
export function erasedColumns<Table extends PgTable>(
  table: Table,
  endings: readonly Ending[],
  row: Readonly<Record<string, unknown>> = {},
): Partial<Table['$inferInsert']> {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const erased = columns.flatMap(([name, column]) => {
    const mark = getColumnMark(column);
    return isEnded(mark, endings) ? [[name, erasedValue(column, mark, row[name])]] : [];
  });
  return Object.fromEntries(erased) as Partial<Table['$inferInsert']>;
}

function erasedValue(column: PgColumn, { erased, content }: PersonalColumn, value: unknown): unknown {
  if (erased !== undefined) return erased;
  if (!column.notNull) return null;
  if (column.getSQLType() !== 'jsonb')
    return column.default === undefined || is(column.default, SQL) ? GONE : column.default;
  if (!content || content === 'request' || value === undefined)
    throw new RangeError(`${column.name} is JSON that must stay, and nobody said what it holds`);
  return erasePersonal(content, value);
}
