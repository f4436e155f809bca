import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_NOTICE, DEMO_OPERATORS, periodText, type TermId, TERMS, termText } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { privacyPage } from './privacy-page';

const ROOT = join(__dirname, '../../../../../..');

/** Source of everything that runs at a visitor's or sets a cookie; no tests. */
function sources(): string[] {
  return ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => /\/src\/.*\.tsx?$/.test(path) && !/\.spec\.|\/testing\/|^e2e\/|\/pages\/privacy-page/.test(path),
      )
      .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
  );
}

/** Every name that begins a literal: hp_token, hp_calc_ (which goes on with a number), hp_ (with a country). */
const namesIn = (source: string): string[] => [...source.matchAll(/['"`](hp_[a-z_]*)/g)].map(([, name = '']) => name);

const names = [...new Set(sources().flatMap(namesIn))].sort();
const pages = ([1, 2, 3] as const).map((id) =>
  JSON.stringify(privacyPage({ site: SITES[id], operator: DEMO_OPERATORS[id] })),
);

it('names are found where they are spelled', () => {
  expect(names).toEqual(expect.arrayContaining(Object.values(COOKIES)));
  expect(names).toEqual(expect.arrayContaining(['hp_', 'hp_calc_', 'hp_draft', 'hp_order_', 'hp_withdrawal']));
});

it.each(names)('the privacy page names %s', (name) => {
  const asWritten = name === 'hp_' ? /\bhp_1, hp_2, hp_3\b/ : new RegExp(`\\b${name}(?![a-z_])`);
  for (const page of pages) expect(page).toMatch(asWritten);
});

it('the privacy page names nothing that is not there', () => {
  const named = [...`${pages}`.matchAll(/\bhp_[a-z][a-z_]*/g)].map(([name]) => name);
  expect([...new Set(named)].filter((name) => !names.includes(name))).toEqual([]);
});

describe('how long, by the table of terms', () => {
  it.each(Object.keys(TERMS).filter((id): id is TermId => id in TERMS))('the privacy page says it of %s', (id) => {
    for (const page of pages) expect(page).toContain(termText(TERMS[id]));
  });

  it.each([
    [1, 'bis zum Ende des achten Jahres nach dem letzten Beleg auf (§ 147 AO, § 257 HGB)'],
    [2, 'bis zum Ende des siebten Jahres nach dem letzten Beleg auf (§ 132 BAO, § 212 UGB)'],
    [3, 'bis zum Ende des zehnten Jahres nach dem letzten Beleg auf (Art. 958f OR)'],
  ] as const)('in country %d papers are kept %s', (countryId, text) => {
    expect(pages[countryId - 1]).toContain(text);
  });

  it('names the months before an unused account ends as the job keeps them', () => {
    expect(TERMS.account.since).toContain(`${periodText(ACCOUNT_NOTICE)} vorher`);
  });
});

it.each([
  ['the lender that a credit is asked of', /Finanzierungspartner.*Geburtsdatum.*automatisch/],
  ['complaints, reviews, wishes and reports', /Reklamation.*Bewertung.*Wunschpreis.*Meldung/],
])('the privacy page tells of %s', (_, text) => {
  for (const page of pages) expect(page).toMatch(text);
});

it('the privacy page speaks of withdrawals where there are any', () => {
  expect(pages.map((page) => page.includes('Für einen Widerruf:'))).toEqual([true, true, false]);
});
