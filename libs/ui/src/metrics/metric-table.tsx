import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './metric-table.module.css';

export interface MetricColumn {
  id: string;
  label: ReactNode;
  /** Numbers are right-aligned, so that their digits line up. */
  numeric?: boolean;
  /** How the rows are sorted by it; its label is a link then. */
  sort?: 'ascending' | 'descending';
}

export interface MetricRow {
  id: string;
  /** One for each column; the first is the row's heading. */
  cells: readonly ReactNode[];
  chosen?: boolean;
}

export interface MetricTableProps {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly MetricColumn[];
  rows: readonly MetricRow[];
  /** On phones each row is a block, each value beside its column's label: for tables that would not fit. */
  stacks?: boolean;
}

/** A table of metrics. A table that is too wide stacks, or scrolls within its container, by keyboard too. */
export function MetricTable({ caption, captionHidden, columns, rows, stacks = false }: MetricTableProps) {
  return (
    // A place that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0}>
      <table className={classNames(styles.table, stacks && styles.stacks)}>
        <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sort}
                className={classNames(column.numeric && styles.numeric)}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={classNames(row.chosen && styles.chosen)}>
              {columns.map((column, index) => (
                <MetricCell key={column.id} heading={index === 0} column={column}>
                  {row.cells[index]}
                </MetricCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MetricCellProps {
  heading: boolean;
  column: MetricColumn;
  children: ReactNode;
}

function MetricCell({ heading, column, children }: MetricCellProps) {
  const className = classNames(column.numeric && styles.numeric);
  // Visible where the table stacks.
  const label = typeof column.label === 'string' ? column.label : undefined;
  if (!heading)
    return (
      <td className={className} data-label={label}>
        {children}
      </td>
    );
  return (
    <th scope="row" className={className}>
      {children}
    </th>
  );
}
