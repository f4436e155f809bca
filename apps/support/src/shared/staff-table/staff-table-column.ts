import type { ReactNode } from 'react';

export interface StaffTableColumn<Row> {
  readonly key: string;
  /** Its head; empty text is named for readers by `label`. */
  readonly title: ReactNode;
  /** A key of the list's sorts; absent: not sorted by. */
  readonly sort?: string;
  /** Numbers are aligned to the end. */
  readonly align?: 'end';
  /** Names the row for readers; it stays in view on small windows. One a table. */
  readonly isRowHeader?: boolean;
  /** Not to be deselected: boxes, actions. */
  readonly isFixed?: boolean;
  /** May break into lines; other cells stand on one. */
  readonly wraps?: boolean;
  /**
   * Where the table has little room, 'extra' columns go first and 'secondary' ones next; the case itself has what they say.
   * Absent: always in view.
   */
  readonly importance?: 'secondary' | 'extra';
  readonly cell: (row: Row) => ReactNode;
}

/** A page of a list, as its call returns it. */
export interface StaffRows<Row> {
  readonly Rows: readonly Row[];
  readonly Total: number;
  readonly IsTotalCapped: boolean;
  readonly Page: number;
  readonly PageSize: number;
}
