import { withApi } from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';
import { matchesText } from './list-repository';
import { getLabels } from './search-terms';

const api = withApi({ handlers: [] });

it.each([
  ['', []],
  ['  Anke   VOGT ', ['anke', 'vogt']],
  ['Winkler, Markus', ['winkler', 'markus']],
  ['DE-26-000123', ['de-26-000123']],
  ['80331', ['80331']],
  ['030 5550 1234', ['3055501234']],
  ['+49 30 5550-1234', ['3055501234']],
  ['0049 (0)30/55501234', ['3055501234']],
  ['(030) 5550 1234', ['3055501234']],
  ['00 49 30 5550–1234', ['3055501234']],
  ['Tel. 030 55501234', ['3055501234']],
  ['tel:+493055501234', ['3055501234']],
  ['0664 123', ['664123']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%j looks for %j', (search, terms) => {
  expect(getLabels(search)).toEqual(terms);
});

async function finds(text: string, search: string): Promise<boolean> {
  const condition = matchesText(sql`staff_words(${text}::text, staff_digits('+49 (30) 5550 1234'))`, search);
  const { rows } = await api().db.execute<{ is: boolean }>(sql`select ${condition ?? sql`true`} as is`);
  return rows[0]?.is ?? false;
}

it.each([
  ['Vogt', true],
  ['ogt', true],
  ['og', false],
  ['vo', true],
  ['Anke München', true],
  ['Anke Hamburg', false],
  ['030 5550 12', true],
  ['100%', true],
  ['100_', false],
  ['mün', true],
  ['', true],
])('in the words of a row %j is found: %j', async (search, isFound) => {
  expect(await finds('Anke Vogt München 100%', search)).toBe(isFound);
});

it.each([
  ['vo', true],
  ['ex', true],
  ['st', true],
  ['(k', true],
  ['k.', true],
  ['og', false],
  ['.*', false],
  ['\\m', false],
  ['^', false],
])('the beginning %j is found after a dot, a hyphen or an at sign: %j', async (search, isFound) => {
  expect(await finds('anke.vogt@example.com Meier-Stift (K.)', search)).toBe(isFound);
});

it.each(['Özge', 'özge', 'ÄRMEL', 'öz', 'Fée'])('a capital with an umlaut or accent is found by %s', async (search) => {
  expect(await finds('Özge Ärmel FÉE', search)).toBe(true);
});
