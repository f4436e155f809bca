/** How a cell is written: money is decimal currency, weight whole kg, date '2026-11-21', time an ISO time. */
export type StaffColumnKind = 'text' | 'number' | 'money' | 'weight' | 'date' | 'time' | 'boolean';

/** Null and undefined: an empty cell. */
export type StaffCell = string | number | boolean | null | undefined;

/** A column of a list's files. */
export interface StaffColumn<Row> {
  /** German, as it heads the file. */
  readonly title: string;
  readonly kind: StaffColumnKind;
  readonly value: (row: Row) => StaffCell;
  /** Identifies a person or leads to one: omitted unless requested. */
  readonly isPersonal?: boolean;
}
