import type { Database } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { contentHandlers } from './content-handlers';
import { seedDemoContent } from '../demo/seed-demo-content';
import { writeDemoMedia } from '../demo/write-demo-media';
import { FALLBACK_PICTURE } from '../content-blocks/fallback-picture';
import { contents, media, announcements } from './schema';
import { seedContentPages } from './seed-content-pages';

const TODAY = '2026-11-21';

async function prepare(db: Database): Promise<void> {
  await seedContentPages(db, { mode: 'demo' });
  await seedDemoContent(db, { today: TODAY });
}
const api = withApi({ handlers: contentHandlers, prepare });
beforeAll(() => writeDemoMedia(api().services.files));

const request = (countryId: CountryId) => ({ params: { countryId } });
const refusal = async (path: string) => (await api().visitor().get(`/api/${path}`)).problem().status;

describe('GET /api/site/{countryId}/info-pages', () => {
  it('answers each page once, by topic, with its picture', async () => {
    const topics = await api().visitor().call(CALLS.infoPages, request(1));
    expect(topics.map(({ Key }) => Key)).toEqual(['qualitaet', 'lager', 'lieferung', 'heizen', 'kosten']);
    const pages = topics.flatMap(({ Pages }) => Pages);
    expect(new Set(pages.map(({ Path }) => Path)).size).toBe(11);
    for (const page of pages) expect(page.Picture?.Src).toMatch(/^\/api\/media\/[\da-f]{20}\/[a-z-]+\.svg$/);
  });

  it('refuses a country that is none', async () => {
    expect(await refusal('site/9/info-pages')).toBe(400);
  });
});

describe('GET /api/site/{countryId}/content-page', () => {
  it('answers an info page with topic and pictures with their words', async () => {
    const path = '/info-center/pelletlager-planen';
    const page = await api()
      .visitor()
      .call(CALLS.contentPage, { params: { countryId: 3 }, query: { path } });
    expect(page).toMatchObject({ Kind: 'info', Topic: { Key: 'lager' }, ValidFrom: '2026-02-02' });
    expect(page.Picture).toMatchObject({
      Alt: 'Grundriss eines Kellers mit Lagerraum, Heizung und Massen auf einem Blatt',
      Width: 640,
    });
  });

  it('never takes a news article for a page', async () => {
    expect(await refusal('site/1/content-page?path=/news/artikel/wunschpreis-statt-nachsehen')).toBe(404);
  });
});

describe('GET /api/site/{countryId}/content-redirect', () => {
  const moved = (path: string) =>
    api()
      .visitor()
      .call(CALLS.contentRedirect, { params: { countryId: 1 }, query: { path } });

  it.each([
    ['/ratgeber', '/info-center'],
    ['/ratgeber/', '/info-center'],
    ['/news/artikel/lager-pruefen', '/news/artikel/lager-pruefen-in-zehn-minuten'],
  ])('leads %s to %s', async (from, to) => {
    expect(await moved(from)).toEqual({ Path: to });
  });

  it('answers 404 where nothing has moved, and refuses a question without path', async () => {
    expect(await refusal('site/1/content-redirect?path=/impressum')).toBe(404);
    expect(await refusal('site/1/content-redirect')).toBe(400);
  });
});

describe('GET /api/site/{countryId}/menus/{menu}', () => {
  it('answers its links in their order, and none for a menu that is not there', async () => {
    const links = await api()
      .visitor()
      .call(CALLS.siteMenu, { params: { countryId: 2, menu: 'info-center' } });
    expect(links[0]).toEqual({ Text: 'Pelletpreise heute', Href: '/pelletpreise' });
    expect(links).toHaveLength(5);
    const none = await api()
      .visitor()
      .call(CALLS.siteMenu, { params: { countryId: 2, menu: 'nichts' } });
    expect(none).toEqual([]);
  });

  it('refuses a name that is none', async () => {
    expect(await refusal('site/1/menus/A.B')).toBe(400);
  });
});

describe('GET /api/site/{countryId}/prompts', () => {
  const at = (place: string) =>
    api()
      .visitor()
      .call(CALLS.sitePrompts, { ...request(1), query: { place } });

  it('answers what stands there in its time, and no draft', async () => {
    const [note] = await at('home');
    expect(note).toMatchObject({ Title: 'Rechtzeitig bestellen', Tone: 'info' });
    const [row] = await api().db.select().from(announcements).limit(1);
    if (!row) throw new Error('no prompt');
    const { id: _, ...announcement } = { ...row, countryId: 1 as const, place: 'test' };
    const past = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-11-21T10:00:00Z') };
    await api()
      .db.insert(announcements)
      .values([
        { ...announcement, title: 'Vorbei', ...past },
        { ...announcement, title: 'Entwurf', isDraft: true },
        { ...announcement, title: 'Noch nicht', startsAt: new Date('2026-12-01T00:00:00Z') },
        { ...announcement, title: 'Jetzt', href: null },
      ]);
    expect(await at('test')).toMatchObject([{ Title: 'Jetzt', Link: null }]);
  });

  it('refuses a question without a place', async () => {
    expect(await refusal('site/1/prompts')).toBe(400);
  });
});

describe('GET /api/site/{countryId}/content-paths', () => {
  it('lists every page that is shown once, with its last change', async () => {
    const paths = await api().visitor().call(CALLS.contentPaths, request(1));
    const known = paths.map(({ Path }) => Path);
    expect(new Set(known).size).toBe(known.length);
    expect(known).toEqual(expect.arrayContaining(['/impressum', '/hackschnitzel', '/news/artikel/online-widerrufen']));
    expect(known).toHaveLength(12 + 11 + 10 + 20);
    expect(paths.find(({ Path }) => Path === '/agb')?.ChangedAt).toBe('2026-06-18T22:00:00.000Z');
  });

  it('refuses a country that is none', async () => {
    expect(await refusal('site/0/content-paths')).toBe(400);
  });
});

describe('GET /api/media/{key}/{fileName}', () => {
  it('sends each drawing so that browsers keep it and run nothing', async () => {
    const rows = await api().db.select().from(media);
    expect(rows).toHaveLength(15);
    for (const { key, fileName } of rows) {
      const { status, headers, text } = await api().visitor().get(`/api/media/${key}/${fileName}`);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(text).toMatch(/^<svg /);
    }
  });

  it('has the fallback without any file', async () => {
    await api().services.files.remove(`media/${FALLBACK_PICTURE.key}`);
    const { text } = await api().visitor().get(`/api/media/${FALLBACK_PICTURE.key}/fichtenwald.svg`);
    expect(text).toBe(FALLBACK_PICTURE.svg);
  });

  it.each([
    'media/0123456789abcdef0123/x.svg',
    'media/..%2F..%2Fetc/x.svg',
    'media/ABC/x.svg',
    `media/${FALLBACK_PICTURE.key}/x.html`,
  ])('answers 404 for %s', async (path) => {
    expect(await refusal(path)).toBe(404);
  });
});

describe('a later start', () => {
  it('adds nothing', async () => {
    const before = await api().db.$count(contents);
    await Promise.all([prepare(api().db), seedDemoContent(api().db, { today: '2027-03-01' })]);
    expect(await api().db.$count(contents)).toBe(before);
  });
});
