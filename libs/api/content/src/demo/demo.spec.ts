import { DEMO_OPERATORS } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS, productPagePath } from '@heizplatz/calculator';
import { StoredBlock } from '@heizplatz/contract';
import { COUNTRY_IDS, type CountryId, parseNumber, SITES } from '@heizplatz/country';
import * as v from 'valibot';
import type { NewContent } from '../content-pages/add-contents';
import { PICTURES } from '../content-blocks/pictures/all-pictures';
import { OWN_PAGES } from '../staff-menus/known-paths';
import { getContentPages } from '../content-pages/pages/content-pages';
import { TOPIC_KEYS } from '../content-pages/topics';
import { getRuns } from './block-text';
import { getArticleDay } from './get-article-day';
import { getDemoContents } from './demo';

/** Editors provide a text for every product. */
const PRODUCT_PATHS = Object.values(PRODUCT_GROUPS).map(productPagePath).sort();
const TODAY = '2026-11-21';
/** Pages that are seeded beside the demonstration’s. */
const getSeeded = (id: CountryId) => getContentPages(SITES[id], DEMO_OPERATORS[id]).map(({ path }) => path);
const OTHERS = [
  ...['/charts/rohoel', '/charts/gasoel', '/charts/heizoel'],
  ...Object.values(PRODUCT_GROUPS).map(({ urlName }) => `/${urlName}/angebotsliste`),
  '/holzpellets-lose/grossmenge-anfragen',
];
const getContents = (countryId: CountryId) => getDemoContents(SITES[countryId], TODAY);
const ofKind = (countryId: CountryId, kind: NewContent['kind']) =>
  getContents(countryId).filter((content) => content.kind === kind);
const getLabels = (contents: readonly NewContent[]): string => JSON.stringify(contents);

describe('the demo’s contents', () => {
  it.each(COUNTRY_IDS)('of country %i are twenty articles over three years, eleven info pages, ten products', (id) => {
    const news = ofKind(id, 'news');
    expect(news).toHaveLength(20);
    expect(ofKind(id, 'info')).toHaveLength(11);
    expect(
      ofKind(id, 'page')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(PRODUCT_PATHS);
    const days = news.map(({ goesLiveAt }) => goesLiveAt.toISOString().slice(0, 10)).sort();
    expect(days[0]?.slice(0, 4)).toBe('2024');
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-11');
    expect(days.every((day) => day < TODAY)).toBe(true);
    expect(news.filter(({ isFeatured }) => isFeatured)).toHaveLength(1);
  });

  it.each(COUNTRY_IDS)(
    'of country %i have their own path, a title, a short description, a topic and a picture',
    (id) => {
      const contents = getContents(id);
      expect(new Set(contents.map(({ path }) => path)).size).toBe(contents.length);
      for (const { path, title, description, topic, kind, pictureKey, blocks } of contents) {
        expect([path, description.length >= 60 && description.length <= 160]).toEqual([path, true]);
        expect(title.length).toBeGreaterThan(8);
        expect(kind === 'page' ? topic : TOPIC_KEYS.includes(topic ?? '')).toBe(kind === 'page' ? null : true);
        expect(pictureKey).toMatch(/^[\da-f]{20}$/);
        expect(blocks.length).toBeGreaterThan(2);
        expect(v.is(v.array(StoredBlock), blocks)).toBe(true);
      }
    },
  );

  it.each(COUNTRY_IDS)('of country %i link to pages that exist', (id) => {
    const known = getContents(id).map(({ path }) => path);
    const hrefs = [...getLabels(getContents(id)).matchAll(/"Href":"([^"]+)"/g)].map(([, href]) => href ?? '');
    const own = hrefs.filter((href) => href.startsWith('/'));
    expect(own.length).toBeGreaterThan(8);
    const others = [...OWN_PAGES.map(([path]) => path), ...getSeeded(id), ...OTHERS];
    for (const href of own) expect([...known, ...others]).toContain(href);
  });

  it.each(COUNTRY_IDS)('of country %i plan a store as the calculator of needs does: 0.9 m³ of room per kW', (id) => {
    const page = getContents(id).find(({ path }) => path === '/info-center/pelletlager-planen');
    const tables = (page?.blocks ?? []).flatMap((block) => (block.Kind === 'table' ? block.Rows : []));
    const metrics = tables.map((row) => row.map((cell) => parseNumber(cell.replace(/[^\d.,]/g, ''), SITES[id])));
    expect(metrics.map(([powerKw]) => powerKw)).toEqual([6, 10, 15, 20]);
    for (const [powerKw = 0, tonnes, roomM3] of metrics) {
      expect(roomM3).toBeCloseTo(powerKw * 0.9, 1);
      expect(Math.abs((tonnes ?? 0) - powerKw * 0.9 * (2 / 3) * 0.65)).toBeLessThan(0.06);
    }
  });

  it('of Switzerland write decimals with a point', () => {
    const terms = getContents(3).map(({ title, description, blocks }) =>
      JSON.stringify({ title, description, blocks }),
    );
    expect(terms.join('').match(/\d,\d|\d\.\d{3}(?!\d)/g)).toBeNull();
  });

  it('of Switzerland are written without ß and without words of the neighbours', () => {
    expect(getLabels(getContents(3))).not.toMatch(/ß|„|“|MwSt|USt\.|Kaminholz|Scheitholz|€| Euro /);
    expect(getLabels(getContents(3)).match(/.{13}Angebot.{9}/g)).toEqual(['treffen sich Angebot und Ruhe']);
  });

  it.each([
    [1, 'pellets-fuer-inseln'],
    [2, 'lieferung-ins-kleinwalsertal'],
    [3, 'lieferung-in-bergtaeler'],
  ] as const)('of country %i say of places that nobody serves that nobody serves them: %s', (id, slug) => {
    const text = getLabels(getContents(id).filter(({ path }) => path.endsWith(`/${slug}`)));
    expect(text).toMatch(/liefert über diesen Marktplatz (?:zurzeit )?niemand/);
    expect(text).not.toMatch(/auf Anfrage|zugesagt/);
  });

  it('of Switzerland throw ash into the Kehricht, and no country’s sentences end in a bracket', () => {
    expect(getLabels(getContents(3))).not.toContain('Restmüll');
    for (const id of COUNTRY_IDS)
      expect(getLabels(getContents(id))).not.toMatch(
        /\((?:Schornsteinfeger|Rauchfangkehrer|Kaminfeger|Lastwagen|Lkw)\)/,
      );
  });

  it('of Austria use its own words', () => {
    const text = getLabels(getContents(2));
    expect(text).not.toMatch(/MwSt|MWST|Kaminholz|Schornsteinfeger|CHF/);
    expect(text).toContain('Jänner');
    expect(text).toContain('Rauchfangkehrer');
  });

  it('of Germany use its own words', () => {
    expect(getLabels(getContents(1))).not.toMatch(/USt\.|MWST|Jänner|Scheitholz|Rauchfangkehrer|CHF/);
  });
});

describe('the day of an article', () => {
  it.each([
    [[5, 11, 0], '2026-11-21', '2026-11-05'],
    [[5, 12, 0], '2026-11-21', '2025-12-05'],
    [[21, 11, 0], '2026-11-21', '2025-11-21'],
    [[9, 1, 2], '2026-11-21', '2024-01-09'],
  ] as const)('%j is, on %s, %s', (on, today, day) => {
    expect(getArticleDay(on, today)).toBe(day);
  });
});

describe('marks in a text', () => {
  it('become runs, and the rest stays text', () => {
    expect(getRuns('**Fett** und [hier](/news), a * b <b>')).toEqual([
      { Text: 'Fett', Style: 'strong' },
      { Text: ' und ' },
      { Text: 'hier', Href: '/news' },
      { Text: ', a * b <b>' },
    ]);
  });
});

describe('the drawings', () => {
  it.each(Object.entries(PICTURES))(
    '%s is small, described, and nothing but a drawing',
    (_, { svg, alt, fileName }) => {
      expect(svg.length).toBeLessThan(14_000);
      expect(alt.length).toBeGreaterThan(15);
      expect(fileName).toMatch(/^[a-z-]+\.svg$/);
      expect(svg).not.toMatch(/<script|<style|style=|on\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)|NaN|undefined/);
    },
  );
});
