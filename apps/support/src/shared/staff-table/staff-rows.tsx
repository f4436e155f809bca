import { useLocation } from '@heizplatz/router';
import { classNames, PlainLink } from '@heizplatz/ui';
import { listAddress, nextSort } from './list-address';
import { moveBetweenRows } from './rows-keyboard';
import type { StaffTableColumn } from './staff-table-column';
import styles from './staff-table.module.css';

interface StaffRowsProps<Row> {
  readonly label: string;
  readonly columns: readonly StaffTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Rows that require attention, or that are open beside the table. */
  readonly getMark?: ((row: Row) => 'warn' | 'late' | 'open' | undefined) | undefined;
  /** Lower rows, so that more of them are in view. */
  readonly isDense?: boolean;
  /** The list's own order, for the mark on its column. */
  readonly defaultSort: string;
}

function SortHeader({ column, sort }: { readonly column: StaffTableColumn<never>; readonly sort: string }) {
  const location = useLocation();
  const { sort: key, title, align, importance } = column;
  const isSorted = key !== undefined && sort.replace(/^-/, '') === key;
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={classNames(align && styles.end, importance && styles[importance])}
      aria-sort={isSorted ? direction : undefined}
    >
      {key === undefined ? (
        title
      ) : (
        <PlainLink href={listAddress(location, { sort: nextSort(sort, key) })} className={styles.sort}>
          {title}
          <span aria-hidden="true" className={styles.arrow}>
            {isSorted ? (direction === 'descending' ? '▾' : '▴') : ''}
          </span>
        </PlainLink>
      )}
    </th>
  );
}

/** The table itself; wider than the window it scrolls within its frame. */
export function StaffRows<Row>({ label, columns, rows, rowKey, getMark, isDense, defaultSort }: StaffRowsProps<Row>) {
  const { search } = useLocation();
  const sort = new URLSearchParams(search).get('sort') || defaultSort;
  return (
    // A region that scrolls must be reached by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className={styles.frame}>
      <table className={classNames(styles.table, isDense && styles.dense)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        {/* Keys of the links within, which are reached by Tab as well. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={styles[getMark?.(row) ?? '']}
              aria-current={getMark?.(row) === 'open' || undefined}
            >
              {columns.map(({ key, align, importance, isRowHeader, wraps, cell }) => {
                const variant = classNames(
                  align && styles.end,
                  align && 'tabular',
                  wraps && styles.wraps,
                  importance && styles[importance],
                );
                return isRowHeader ? (
                  <th key={key} scope="row" className={variant}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={variant}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
