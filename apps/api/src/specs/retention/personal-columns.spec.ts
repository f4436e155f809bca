import { type ColumnMark, getColumnMark, impersonalColumn, listTexts, personalColumn } from '@heizplatz/identity';
import { is } from 'drizzle-orm';
import { getTableConfig, jsonb, PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import * as schema from '../../database/schema';

/** Column types that contain text; numbers, times and flags are covered with the text beside them. */
const HOLDS_TEXT = /text|json|char|bytea|inet/;
const exported: unknown[] = Object.values(schema);
const tables = exported.filter((one) => is(one, PgTable));

const ADVICE =
  'say what ends it and what its owner’s copy calls it, or why it tells of nobody: personalColumn({ ends, own }, …), impersonalColumn(reason, …)';

function findFault(type: string, mark: ColumnMark | undefined): string | undefined {
  if (!mark) return `has no mark: ${ADVICE}`;
  const { content } = mark;
  if (!type.includes('json')) return content && 'is no JSON, and has a content';
  if (!content) return 'is JSON without content: name the schema of what it holds';
  if (content === 'request') return undefined;
  const unmarked = listTexts(content).filter((one) => one.isFree && !one.mark);
  const paths = unmarked.map(({ path }) => path).join(', ');
  return paths === '' ? undefined : `holds texts without a mark (${paths}): personal(…), impersonal(…)`;
}

const findFaults = (table: PgTable): string[] => {
  const { name, columns } = getTableConfig(table);
  return columns
    .filter((column) => HOLDS_TEXT.test(column.getSQLType()))
    .flatMap((column) => {
      const fault = findFault(column.getSQLType(), getColumnMark(column));
      return fault ? [`${name}.${column.name} ${fault}`] : [];
    });
};

describe('what tells of a person in the database', () => {
  it('is looked for in every table', () => expect(tables.length).toBeGreaterThan(70));

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    '%s: each text is marked, of JSON each key',
    (_, table) => expect(findFaults(table)).toEqual([]),
  );
});

describe('a table that was not thought of', () => {
  const Note = v.object({ Text: v.string(), At: v.pipe(v.string(), v.isoDate()) });
  const planted = pgTable('planted', {
    note: text(),
    marked: impersonalColumn('code', text()),
    listed: personalColumn({ ends: 'order', own: 'Wort' }, text().array()),
    json: personalColumn({ ends: 'order', own: 'Notiz' }, jsonb()),
    keys: personalColumn({ ends: 'order', own: 'Notiz', content: v.array(Note) }, jsonb()),
  });

  it('is told what to do, column by column and key by key', () => {
    expect(findFaults(planted)).toEqual([
      `planted.note has no mark: ${ADVICE}`,
      'planted.json is JSON without content: name the schema of what it holds',
      'planted.keys holds texts without a mark ([].Text): personal(…), impersonal(…)',
    ]);
  });
});
