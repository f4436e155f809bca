import type { BlockOf } from './block-form-props';
import { addColumn, addRow, pasteCells, removeColumn, removeRow, setCell, setColumn } from './table-edits';

const TABLE: BlockOf<'table'> = {
  ...{ Kind: 'table', Caption: 'Klassen' },
  Columns: [
    { Label: 'Klasse', IsNumeric: false },
    { Label: 'Asche', IsNumeric: true },
  ],
  Rows: [
    ['A1', '0,7 %'],
    ['A2', '1,2 %'],
  ],
};

it('keeps as many cells in each row as there are columns', () => {
  const wide = addColumn(TABLE, 'Preis');
  expect(wide.Rows).toEqual([
    ['A1', '0,7 %', ''],
    ['A2', '1,2 %', ''],
  ]);
  expect(addRow(wide).Rows[2]).toEqual(['', '', '']);
  expect(removeColumn(wide, 0)).toMatchObject({
    Rows: [
      ['0,7 %', ''],
      ['1,2 %', ''],
    ],
  });
  expect(removeRow(TABLE, 0).Rows).toEqual([['A2', '1,2 %']]);
});

it('changes one cell or heading', () => {
  expect(setCell(TABLE, { row: 1, column: 0 }, 'B').Rows).toEqual([
    ['A1', '0,7 %'],
    ['B', '1,2 %'],
  ]);
  expect(setColumn(TABLE, 0, { IsNumeric: true }).Columns[0]).toEqual({ Label: 'Klasse', IsNumeric: true });
});

it.each([
  [
    'a range inside',
    { row: 0, column: 0 },
    'X\tY\r\nZ\t1\r\n',
    [
      ['X', 'Y'],
      ['Z', '1'],
    ],
  ],
  [
    'rows below the last',
    { row: 1, column: 1 },
    '1\n2',
    [
      ['A1', '0,7 %'],
      ['A2', '1'],
      ['', '2'],
    ],
  ],
  [
    'cells beyond the last column',
    { row: 0, column: 1 },
    '1\t2',
    [
      ['A1', '1', '2'],
      ['A2', '1,2 %', ''],
    ],
  ],
])('pastes %s', (_, cell, text, rows) => {
  expect(pasteCells(TABLE, cell, text, String).Rows).toEqual(rows);
});

it('adds and names the columns that a pasted range needs, and loses no cell', () => {
  const { Columns, Rows } = pasteCells(TABLE, { row: 1, column: 1 }, 'a\tb\tc', (at) => `Spalte ${at + 1}`);
  expect(Columns.map(({ Label }) => Label)).toEqual(['Klasse', 'Asche', 'Spalte 3', 'Spalte 4']);
  expect(Rows).toEqual([
    ['A1', '0,7 %', '', ''],
    ['A2', 'a', 'b', 'c'],
  ]);
});
