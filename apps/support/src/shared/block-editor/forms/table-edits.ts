import type { BlockOf } from './block-form-props';

type Table = BlockOf<'table'>;
type Column = Table['Columns'][number];

/** A cell below the headings, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export const setColumn = (table: Table, at: number, change: Partial<Column>): Table => ({
  ...table,
  Columns: table.Columns.map((column, index) => (index === at ? { ...column, ...change } : column)),
});

export const setCell = (table: Table, { row, column }: Cell, text: string): Table => ({
  ...table,
  Rows: table.Rows.map((cells, index) => (index === row ? cells.with(column, text) : cells)),
});

/** At the end, with empty cells. */
export const addColumn = (table: Table, label: string): Table => ({
  ...table,
  Columns: [...table.Columns, { Label: label, IsNumeric: false }],
  Rows: table.Rows.map((cells) => [...cells, '']),
});

export const addRow = (table: Table): Table => ({ ...table, Rows: [...table.Rows, table.Columns.map(() => '')] });

export const removeColumn = (table: Table, at: number): Table => ({
  ...table,
  Columns: table.Columns.toSpliced(at, 1),
  Rows: table.Rows.map((cells) => cells.toSpliced(at, 1)),
});

export const removeRow = (table: Table, at: number): Table => ({ ...table, Rows: table.Rows.toSpliced(at, 1) });

/**
 * Writes a spreadsheet's range (tabs between cells, a line a row) from a cell on. Rows and columns that are missing are
 * added, the columns by the label of their index.
 */
export function pasteCells(table: Table, { row, column }: Cell, text: string, getLabel: (at: number) => string): Table {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const range = lines.map((line) => line.split('\t'));
  const width = Math.max(table.Columns.length, column + Math.max(...range.map((cells) => cells.length)));
  const height = Math.max(table.Rows.length, row + range.length);
  let pasted = table;
  while (pasted.Columns.length < width) pasted = addColumn(pasted, getLabel(pasted.Columns.length));
  while (pasted.Rows.length < height) pasted = addRow(pasted);
  for (const [down, cells] of range.entries())
    for (const [right, cell] of cells.entries())
      pasted = setCell(pasted, { row: row + down, column: column + right }, cell.trim());
  return pasted;
}
