import { epochDay, startOfLocalDay } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { addContents } from './add-contents';
import { contentHandlers } from './content-handlers';
import { contents, contentVersions } from './schema';
import { seedContentPages } from './seed-content-pages';

const api = withApi({ handlers: contentHandlers, prepare: (db) => seedContentPages(db, { mode: 'demo' }) });

const page = (path: string, countryId: CountryId = 1) =>
  api().visitor().call(CALLS.contentPage, { params: { countryId }, query: { path } });
const refusal = async (query: string) =>
  (await api().visitor().get(`/api/site/1/content-page?${query}`)).problem().status;

describe('GET /api/site/{countryId}/content-page', () => {
  it.each([
    [1, 'Widerrufsbelehrung'],
    [2, 'Belehrung über das Rücktrittsrecht (Widerruf)'],
    [3, 'Stornierung'],
  ] as const)('answers country %i’s own page', async (countryId, title) => {
    const response = await page('/widerruf', countryId);
    expect(response).toMatchObject({ Path: '/widerruf', Title: title, ValidFrom: '2026-06-19' });
  });

  it('names the same page of the other countries, and of a page of one country itself alone', async () => {
    const everywhere = [1, 2, 3].map((CountryId) => ({ CountryId, Path: '/impressum' }));
    expect(await page('/impressum', 2)).toMatchObject({ Alternates: everywhere });
    const withdrawal = [1, 2].map((CountryId) => ({ CountryId, Path: '/vertrag-widerrufen' }));
    expect(await page('/vertrag-widerrufen')).toMatchObject({ Alternates: withdrawal });
  });

  it('takes a path that ends in a stroke for the same page', async () => {
    expect(await page('/impressum/')).toEqual(await page('/impressum'));
  });

  it.each(['/', '', '/gibt-es-nicht', '/Impressum', '/impressum//x', "/'; drop table"])(
    'answers 404 for %s',
    async (path) => {
      expect(await refusal(`path=${encodeURIComponent(path)}`)).toBe(404);
    },
  );

  it('has no page to withdraw in Switzerland', async () => {
    const response = await api().visitor(3).get('/api/site/3/content-page?path=/vertrag-widerrufen');
    expect(response.status).toBe(404);
  });

  it('refuses a missing path and one that is too long', async () => {
    expect(await refusal('')).toBe(400);
    expect(await refusal(`path=/${'x'.repeat(300)}`)).toBe(400);
  });

  it('shows a new version from its day on', async () => {
    const next = { countryId: 1, kind: 'legal', path: '/neu', description: '', blocks: [] } as const;
    const getVersion = (title: string, validFrom: string) =>
      addContents(api().db, [{ ...next, title, validFrom, goesLiveAt: startOfLocalDay(epochDay(validFrom)) }]);
    await getVersion('Alt', '2026-11-01');
    await getVersion('Neu', '2026-11-22');
    expect(await page('/neu')).toMatchObject({ Title: 'Alt' });
    // In the three countries it is the 22nd already.
    api().setNow(new Date('2026-11-21T23:30:00Z'));
    expect(await page('/neu')).toMatchObject({ Title: 'Neu', ValidFrom: '2026-11-22', Kind: 'legal' });
  });

  it('keeps older versions of a legal text readable, and none that is to come', async () => {
    const versions = { path: '/neu', fassung: '2026-11-01' };
    const old = await api()
      .visitor()
      .call(CALLS.contentPage, { params: { countryId: 1 }, query: versions });
    expect(old).toMatchObject({ Title: 'Alt', ValidFrom: '2026-11-01', Versions: ['2026-11-22', '2026-11-01'] });
    expect(await refusal('path=/neu&fassung=2026-11-02')).toBe(404);
    expect(await refusal('path=/neu&fassung=gestern')).toBe(400);
  });

  it('shows no draft, and nothing once a page is withdrawn', async () => {
    const [content] = await api().db.select().from(contents).where(eq(contents.path, '/neu'));
    const version = {
      ...{ contentId: content?.id ?? 0, title: 'Entwurf', description: '', blocks: [], authorName: 'Redaktion' },
    };
    await api()
      .db.insert(contentVersions)
      .values({ ...version, number: 3, state: 'draft' });
    expect(await page('/neu')).toMatchObject({ Title: 'Neu' });
    const goesLiveAt = new Date('2026-11-21T23:10:00Z');
    await api()
      .db.insert(contentVersions)
      .values({ ...version, number: 4, state: 'withdrawn', goesLiveAt });
    expect(await refusal('path=/neu')).toBe(404);
  });

  it('keeps the words of staff when the house starts again', async () => {
    await api()
      .db.update(contentVersions)
      .set({ title: 'Unser Impressum' })
      .where(eq(contentVersions.title, 'Impressum'));
    const before = await api().db.$count(contentVersions);
    await seedContentPages(api().db, { mode: 'demo' });
    expect(await api().db.$count(contentVersions)).toBe(before);
    expect(await page('/impressum')).toMatchObject({ Title: 'Unser Impressum' });
  });
});
