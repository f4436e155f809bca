import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './figure-table.module.css';

export interface FigureColumn {
  id: string;
  label: ReactNode;
  /** Figures stand at the right, so that their digits line up. */
  numeric?: boolean;
}

export interface FigureRow {
  id: string;
  /** One for each column; the first is the row's heading. */
  cells: readonly ReactNode[];
  chosen?: boolean;
}

export interface FigureTableProps {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** On phones each row stands as a block, each figure beside its column's label: for tables that would not fit. */
  stacks?: boolean;
}

/** A table of figures. What is too wide stacks, or scrolls within its own place, by keyboard too. */
export function FigureTable({ caption, captionHidden, columns, rows, stacks = false }: FigureTableProps) {
  return (
    // A place that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0}>
      <table className={classNames(styles.table, stacks && styles.stacks)}>
        <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classNames(column.numeric && styles.numeric)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={classNames(row.chosen && styles.chosen)}>
              {columns.map((column, index) => (
                <FigureCell key={column.id} heading={index === 0} column={column}>
                  {row.cells[index]}
                </FigureCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureCellProps {
  heading: boolean;
  column: FigureColumn;
  children: ReactNode;
}

function FigureCell({ heading, column, children }: FigureCellProps) {
  const className = classNames(column.numeric && styles.numeric);
  // Shown where the table stacks.
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
