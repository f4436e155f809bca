import { type AnyList, type ComputedKey, fileTitle, type ListColumn } from '@heizplatz/contract';
import { isCountryId, siteById } from '@heizplatz/country';
import type { StaffCell, StaffColumn } from './staff-column';

type Cells<Row, List extends AnyList> = Readonly<Record<ComputedKey<List>, (row: Row) => StaffCell>>;

function fieldCell({ field = '', kind, labels }: ListColumn<never>, row: unknown): StaffCell {
  const value: unknown = Reflect.get(Object(row), field);
  if (kind === 'country') return isCountryId(value) ? siteById(value).iso : null;
  if (kind === 'code') return labels?.[String(value)] ?? null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/**
 * The columns of a declared list's files, and the files' name; `cells` computes those of columns that are no field
 * of the row.
 */
export function declaredColumns<Row, List extends AnyList>(
  { columns, fileName }: List,
  cells: Cells<Row, List>,
): { readonly columns: StaffColumn<Row>[]; readonly fileName: string } {
  const computed: Readonly<Record<string, (row: Row) => StaffCell>> = cells;
  return {
    fileName,
    columns: Object.entries<ListColumn<never>>(columns).map(([key, column]) => ({
      title: fileTitle(column),
      kind: column.kind === 'country' || column.kind === 'code' ? 'text' : column.kind,
      value: computed[key] ?? ((row) => fieldCell(column, row)),
      ...(column.isPersonal && { isPersonal: true }),
    })),
  };
}
