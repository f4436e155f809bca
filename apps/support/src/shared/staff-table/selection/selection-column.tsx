import type { StaffTableColumn } from '../staff-table-column';
import styles from './selection.module.css';
import { ROW_BOX, type Selection } from './use-selection';

interface SelectionColumnSetup<Row> {
  readonly selection: Selection<Row>;
  /** Of this page of the list. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly labels: { readonly all: string; readonly row: (row: Row) => string };
  /** Rows that the action makes no sense for have no box. */
  readonly isSelectable: (row: Row) => boolean;
}

/** The column of a table whose boxes select rows. */
export function selectionColumn<Row>(setup: SelectionColumnSetup<Row>): StaffTableColumn<Row> {
  const { selection, rows, rowKey, labels, isSelectable } = setup;
  const selectable = rows.filter(isSelectable);
  return {
    key: 'select',
    isFixed: true,
    title: (
      <input
        type="checkbox"
        className={styles.box}
        aria-label={labels.all}
        disabled={selectable.length === 0}
        checked={selectable.length > 0 && selectable.every((row) => selection.rows.has(rowKey(row)))}
        onChange={({ currentTarget: { checked } }) => selection.select(selectable, checked)}
      />
    ),
    cell: (row) =>
      isSelectable(row) && (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={labels.row(row)}
          checked={selection.rows.has(rowKey(row))}
          onChange={({ currentTarget: { checked }, nativeEvent }) =>
            selection.selectRow(row, {
              ...{ rows: selectable, isSelected: checked },
              // A box changes by a click, of a key too.
              isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
            })
          }
          {...{ [ROW_BOX]: '' }}
        />
      ),
  };
}
