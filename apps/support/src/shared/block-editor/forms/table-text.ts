import type { BlockOf } from './block-form-props';

type Table = BlockOf<'table'>;

const SPLIT = /\s*\|\s*/;
const NUMERIC = ' #';

/** 'Klasse | Asche #': columns as one line, '#' after numeric ones. */
export const columnText = ({ Columns }: Pick<Table, 'Columns'>): string =>
  Columns.map(({ Label, IsNumeric }) => Label + (IsNumeric ? NUMERIC : '')).join(' | ');

/** A row a line, its cells between strokes. */
export const rowText = ({ Rows }: Pick<Table, 'Rows'>): string => Rows.map((cells) => cells.join(' | ')).join('\n');

export const getColumns = (text: string): Table['Columns'] =>
  text
    .split(SPLIT)
    .map((label) => label.trim())
    .filter(Boolean)
    .map((label) => ({ Label: label.replace(/\s*#$/, ''), IsNumeric: label.endsWith('#') }));

/** As many cells as there are columns: what is missing is empty, what is too much stands in the last. */
export const findRows = (text: string, columnCount: number): Table['Rows'] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.trim().split(SPLIT);
      const remaining = cells.slice(0, columnCount);
      if (cells.length > columnCount) remaining[columnCount - 1] = cells.slice(columnCount - 1).join(' | ');
      return [...remaining, ...Array<string>(Math.max(0, columnCount - remaining.length)).fill('')];
    });
