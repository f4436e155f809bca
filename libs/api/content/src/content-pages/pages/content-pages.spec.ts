import { DEMO_OPERATORS, OPEN_OPERATORS } from '@heizplatz/api-platform';
import { DATA_SOURCES, phoneHref, SITES } from '@heizplatz/country';
import { getContentPages } from './content-pages';
import type { PageTextBlock } from './page-text';

const EVERYWHERE = [
  '/agb',
  '/barrierefreiheit',
  '/datenschutz',
  '/hilfe',
  '/impressum',
  '/kontakt',
  '/lieferung-und-zahlung',
  '/presse',
  '/so-entsteht-die-reihenfolge',
  '/ueber-uns',
  '/widerruf',
];

/** Pages of the site that are no contents. */
const OTHER_PAGES = ['/holzpellethaendler', '/melden', '/news', '/pelletpreise', '/support/presse'];

function getTexts(block: PageTextBlock): readonly string[] {
  if (block.Kind === 'links') return [block.Title, ...block.Items.flatMap(({ Text, Note }) => [Text, Note])];
  return block.Kind === 'list' ? block.Items : [block.Text];
}

const getPages = (countryId: 1 | 2 | 3) => getContentPages(SITES[countryId], DEMO_OPERATORS[countryId]);
const getLabels = (countryId: 1 | 2 | 3, path?: string): string =>
  JSON.stringify(getPages(countryId).filter((page) => path === undefined || page.path === path));

describe('the content pages', () => {
  it.each([
    [1, [...EVERYWHERE, '/vertrag-widerrufen']],
    [2, [...EVERYWHERE, '/vertrag-widerrufen']],
    [3, EVERYWHERE],
  ] as const)('of country %i are all there, once', (countryId, paths) => {
    const matches = getPages(countryId).map(({ path }) => path);
    expect(matches.sort()).toEqual([...paths].sort());
  });

  it.each([1, 2, 3] as const)('of country %i have a title, a short description and full blocks', (countryId) => {
    for (const { path, title, description, blocks } of getPages(countryId)) {
      expect([path, title.length > 3, description.length > 40 && description.length <= 160]).toEqual([
        path,
        true,
        true,
      ]);
      expect(blocks.length).toBeGreaterThan(2);
      for (const block of blocks) {
        const texts = getTexts(block);
        expect(texts.length).toBeGreaterThan(0);
        expect(new Set(texts).size).toBe(texts.length);
        for (const text of texts) expect(text).not.toMatch(/undefined|\[object|\.\.|^\s*$| \/[a-z]/);
      }
    }
  });

  it.each([1, 2, 3] as const)('of country %i lead to pages that it has', (countryId) => {
    const known = [...getPages(countryId).map(({ path }) => path), ...OTHER_PAGES];
    const hrefs = getPages(countryId)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.Kind === 'links' ? block.Items.map(({ Href }) => Href) : []));
    expect(hrefs.length).toBeGreaterThan(8);
    for (const href of hrefs) expect(href.startsWith('tel:') || known.includes(href) ? '' : href).toBe('');
  });

  it.each([1, 2, 3] as const)('of country %i name its phones for customers and for the press', (countryId) => {
    const { customerPhone, pressPhone } = SITES[countryId];
    expect(getLabels(countryId, '/kontakt')).toContain(customerPhone);
    expect(getLabels(countryId, '/kontakt')).toContain(phoneHref(customerPhone));
    expect(getLabels(countryId, '/presse')).toContain(phoneHref(pressPhone));
    expect(getLabels(countryId, '/ueber-uns')).toContain(DEMO_OPERATORS[countryId].company);
  });

  it('of Switzerland are written without ß, with MWST and without a right of withdrawal', () => {
    expect(getLabels(3)).not.toMatch(/ß|„|“|MwSt|USt\.|DSGVO|BGB|SEPA/);
    expect(getLabels(3)).toContain('MWST');
    expect(getLabels(3, '/widerruf')).toContain('kein gesetzliches Widerrufsrecht');
    // The action on the order's own page, by its label.
    expect(getLabels(3, '/widerruf')).toContain('«Bestellung stornieren»');
  });

  it('of Switzerland write numbers as they are written there', () => {
    expect(getLabels(3).match(/\d,\d|(?<!CHE-[\d.]*)\d\.\d{3}(?!\d)/g)).toBeNull();
    expect(getLabels(3, '/hilfe')).toContain('0.9 m³');
    expect(getLabels(3, '/impressum')).toContain('CHE-000.000.000');
  });

  it('of Austria name its own law and tax', () => {
    expect(getLabels(2)).not.toMatch(/MwSt|BGB|DDG|BFSG|Bundesland Berlin/);
    expect(getLabels(2, '/impressum')).toContain('§25 MedienG');
    expect(getLabels(2, '/widerruf')).toContain('FAGG');
    expect(getLabels(2)).toContain('USt.');
  });

  it.each([1, 2] as const)('give country %i a notice with model form and the name of the button', (countryId) => {
    const notice = getLabels(countryId, '/widerruf');
    expect(notice).toContain('Muster-Widerrufsformular');
    expect(notice).toContain(countryId === 2 ? 'Vertrag widerrufen (Rücktritt)' : 'Vertrag widerrufen');
  });

  it.each([1, 2, 3] as const)('of country %i name every data source with its licence and link', (countryId) => {
    const imprint = getLabels(countryId, '/impressum');
    expect(imprint).toContain('Datenquellen und Lizenzen');
    for (const { name, licenseLabel, links } of DATA_SOURCES)
      for (const part of [`${name}: `, `Lizenz: ${licenseLabel} (`, ...links]) expect(imprint).toContain(part);
  });

  it('say in demo alone that nothing is real, and elsewhere where the operator’s own belongs', () => {
    const production = JSON.stringify(getContentPages(SITES[2], OPEN_OPERATORS[2]));
    expect(getLabels(2, '/impressum')).toContain('Demonstration');
    expect(production).not.toMatch(/Demonstration|erfunden|example\.com/);
    expect(production).toContain('[Firma mit Rechtsform]');
  });
});
