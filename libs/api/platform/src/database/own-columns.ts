import { getColumnMark } from '@heizplatz/identity';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Of a row what its owner's copy shows by the marks of its columns, under the names that they give it. */
export function ownColumns(table: PgTable, row: object): Record<string, unknown> {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const own = columns.flatMap(([name, column]) => {
    const mark = getColumnMark(column);
    return mark && 'own' in mark && mark.own ? [[mark.own, Reflect.get(row, name)]] : [];
  });
  return Object.fromEntries(own) as Record<string, unknown>;
}
