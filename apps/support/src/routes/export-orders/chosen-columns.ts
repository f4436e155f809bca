import { type ListColumn, STAFF_LISTS } from '@heizplatz/contract';

const COLUMNS = Object.entries<ListColumn<never>>(STAFF_LISTS.orderExportRows.columns).filter(
  ([, { isPersonal }]) => !isPersonal,
);

/** What columns of the file are called, by their keys; those that name persons are not chosen one by one. */
export const COLUMN_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  COLUMNS.map(([key, { label }]) => [key, label]),
);

const KEYS = Object.keys(COLUMN_LABELS);

/** Columns that an address names; none: all. */
export function chosenColumns(query: string): readonly string[] {
  const chosen = sortColumns(query.split(','));
  return chosen.length > 0 ? chosen : KEYS;
}

/** In the order of the file; what is no column is left out. */
export const sortColumns = (keys: readonly string[]): readonly string[] => KEYS.filter((key) => keys.includes(key));

/** As an address names them; all of them need no names. */
export const columnsText = (chosen: readonly string[]): string =>
  chosen.length === KEYS.length ? '' : chosen.join(',');
