import { ORDER_EXPORT_COLUMNS } from '@heizplatz/contract';

export type ExportColumn = (typeof ORDER_EXPORT_COLUMNS)[number];

/** Columns that an address names; none: all. */
export function chosenColumns(query: string): readonly ExportColumn[] {
  const named = query.split(',');
  const chosen = ORDER_EXPORT_COLUMNS.filter((key) => named.includes(key));
  return chosen.length > 0 ? chosen : ORDER_EXPORT_COLUMNS;
}

/** As an address names them; all of them need no names. */
export const columnsText = (chosen: readonly ExportColumn[]): string =>
  chosen.length === ORDER_EXPORT_COLUMNS.length ? '' : chosen.join(',');
