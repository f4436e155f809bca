import { TABLES_OF_PERSONS, TABLES_WITHOUT_PERSONS } from '@heizplatz/api-customers';
import { TERMS } from '@heizplatz/api-platform';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../database/schema';

/** Column types that contain text; numbers, times and flags are covered with the text beside them. */
const HOLDS_TEXT = /text|json|char|bytea|inet/;
const exported: unknown[] = Object.values(schema);
const tables = exported.filter((one) => is(one, PgTable)).map((table) => getTableConfig(table));
const getLabels = ({ columns }: (typeof tables)[number]) =>
  columns.filter((column) => HOLDS_TEXT.test(column.getSQLType())).map(({ name }) => name);

describe('what names a person in the database', () => {
  it('is looked for in every table', () => {
    expect(tables.length).toBeGreaterThan(70);
    const named = [...TABLES_WITHOUT_PERSONS, ...Object.keys(TABLES_OF_PERSONS)];
    expect(tables.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  });

  it.each(tables.filter(({ name }) => !TABLES_WITHOUT_PERSONS.has(name)).map((table) => [table.name, table] as const))(
    '%s: each column has its end, or names nobody',
    (name, table) => {
      const { ends = {}, free = [] } = TABLES_OF_PERSONS[name] ?? {};
      expect([...Object.keys(ends), ...free].toSorted()).toEqual(getLabels(table).toSorted());
    },
  );

  it('ends by terms that there are', () => {
    const ends = Object.values(TABLES_OF_PERSONS).flatMap((table) => Object.values(table.ends));
    const known = [...Object.keys(TERMS), 'order', 'staff'];
    expect(ends.filter((end) => !known.includes(end))).toEqual([]);
  });
});
