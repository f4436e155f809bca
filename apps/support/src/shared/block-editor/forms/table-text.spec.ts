import { getColumns, columnText, findRows, rowText } from './table-text';

const COLUMNS = [
  { Label: 'Klasse', IsNumeric: false },
  { Label: 'Asche', IsNumeric: true },
];

it('is read as it is written', () => {
  expect(getColumns(columnText({ Columns: COLUMNS }))).toEqual(COLUMNS);
  const rows = [
    ['A1', '0,7 %'],
    ['A2', '1,2 %'],
  ];
  expect(findRows(rowText({ Rows: rows }), 2)).toEqual(rows);
});

it.each([
  ['A1', [['A1', '']]],
  ['A1 | 0,7 | mehr', [['A1', '0,7 | mehr']]],
  ['\n  \n', []],
])('gives %j as many cells as there are columns', (text, rows) => {
  expect(findRows(text, 2)).toEqual(rows);
});
