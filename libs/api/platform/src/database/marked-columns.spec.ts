import { impersonalColumn, personal, personalColumn } from '@heizplatz/identity';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { erasedColumns } from './erased-columns';
import { ownColumns } from './own-columns';

const Person = v.object({ Name: personal('customer', v.string()), Age: v.number() });
const notes = pgTable('notes', {
  id: integer().primaryKey(),
  state: impersonalColumn('code', text().notNull()),
  name: personalColumn({ ends: 'order', own: 'Name' }, text().notNull()),
  phone: personalColumn({ ends: 'order', own: 'Telefon' }, text()),
  part: personalColumn({ ends: 'order', own: 'Teil', erased: '' }, text().notNull()),
  hint: personalColumn({ ends: 'order', own: 'Hinweis' }, text().notNull().default('-')),
  people: personalColumn({ ends: 'order', own: 'Personen', content: v.array(Person) }, jsonb().notNull()),
  query: personalColumn({ ends: 'draft', withheld: 'others', content: 'request' }, jsonb().notNull()),
  iban: personalColumn({ ends: 'bankDetails', withheld: 'secret' }, text()),
  words: personalColumn({ ends: 'order', withheld: 'derived' }, text().notNull()),
  authorName: personalColumn({ ends: 'staff' }, text()),
});
const people = [{ Name: 'Anke', Age: 40 }];

describe('a row that shall tell of nobody', () => {
  it('loses what one of the endings ends, each column by its mark, and keeps the rest', () => {
    expect(erasedColumns(notes, ['order', 'bankDetails'], { people })).toEqual({
      ...{ name: 'gelöscht', phone: null, part: '', hint: '-', iban: null },
      people: [{ Name: '', Age: 40 }],
    });
    expect(erasedColumns(notes, ['staff'])).toEqual({ authorName: null });
  });

  it('is refused where nobody said what its JSON holds, or what this row has', () => {
    expect(() => erasedColumns(notes, ['draft'], { query: {} })).toThrow('query');
    expect(() => erasedColumns(notes, ['order'])).toThrow('people');
  });
});

it('a copy of own data shows what has a name there, and nothing that is withheld or of nobody', () => {
  const row = { id: 1, state: 'open', name: 'Anke', phone: null, part: 'a', hint: 'b', people, query: {}, iban: 'DE1' };
  expect(ownColumns(notes, { ...row, words: 'anke', authorName: 'Jonas' })).toEqual({
    ...{ Name: 'Anke', Telefon: null, Teil: 'a', Hinweis: 'b', Personen: people },
  });
});
