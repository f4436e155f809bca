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
}

/** A table of figures. What is too wide scrolls within its own place, by keyboard too. */
export function FigureTable({ caption, captionHidden, columns, rows }: FigureTableProps) {
  return (
    // A place that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
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
                <FigureCell key={column.id} heading={index === 0} numeric={column.numeric ?? false}>
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

function FigureCell({ heading, numeric, children }: { heading: boolean; numeric: boolean; children: ReactNode }) {
  const className = classNames(numeric && styles.numeric);
  if (!heading) return <td className={className}>{children}</td>;
  return (
    <th scope="row" className={className}>
      {children}
    </th>
  );
}
