import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { addContents } from '../content-pages/add-contents';
import { seedDemoContent } from '../demo/seed-demo-content';
import { contents, contentVersions } from '../content-pages/schema';
import { newsHandlers } from './news-handlers';

const api = withApi({ handlers: newsHandlers, prepare: (db) => seedDemoContent(db, { today: '2026-11-21' }) });

type Query = Record<string, string>;
const list = (query: Query = {}, countryId: CountryId = 1) =>
  api().visitor().call(CALLS.newsArticles, { params: { countryId }, query });
const status = async (path: string) => (await api().visitor().get(`/api/site/${path}`)).problem().status;

describe('GET /api/site/{countryId}/news-articles', () => {
  it('answers the three newest, without their content', async () => {
    const articles = await list();
    expect(articles).toHaveLength(3);
    expect(articles[0]).toMatchObject({
      ArticleString: 'pelletpreis-vor-dem-winter',
      Path: '/news/artikel/pelletpreis-vor-dem-winter',
      Topic: { Key: 'markt', Name: 'Markt und Preise' },
      IsFeatured: true,
    });
    const days = articles.map(({ DateTime }) => DateTime);
    expect(days).toEqual([...days].sort().reverse());
    for (const article of articles) expect(article).not.toHaveProperty('Content');
  });

  it('prefixes the image with the site’s host', async () => {
    const [german] = await list();
    const [swiss] = await list({}, 3);
    expect(german?.FilePath).toMatch(/^http:\/\/localhost:\d+\/api\/media\/[\da-f]{20}\/preiskurve\.svg$/);
    expect(swiss?.FilePath).toMatch(/^http:\/\/ch\.localhost:\d+\/api\/media\//);
  });

  it('gives content when asked', async () => {
    const [article] = await list({ content: '1', size: '1' });
    expect(article?.Content?.map(({ Kind }) => Kind)).toContain('price');
  });

  it('pages without gap or repetition, and a page after the last is 404', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page, size: '7' })));
    expect(pages.map(({ length }) => length)).toEqual([7, 7, 6]);
    expect(new Set(pages.flat().map(({ Id }) => Id)).size).toBe(20);
    expect(await status('1/news-articles?page=4&size=7')).toBe(404);
  });

  it('tells one topic alone; one that is not known has none', async () => {
    const articles = await list({ topic: 'lager', size: '50' });
    expect(articles.map(({ Topic }) => Topic.Key)).toEqual(['lager', 'lager']);
    expect(await list({ topic: 'gibt-es-nicht' })).toEqual([]);
  });

  it.each(['page=0', 'page=x', 'size=0', 'size=51', 'content=2', `topic=${'x'.repeat(41)}`])(
    'refuses %s',
    async (query) => {
      expect(await status(`1/news-articles?${query}`)).toBe(400);
    },
  );

  it('is asked for each time whether it is still the same', async () => {
    const { headers } = await api().visitor().get('/api/site/1/news-articles');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('hides what is a draft or planned, and shows it once its time has come', async () => {
    const goesLiveAt = new Date('2026-11-25T08:00:00Z');
    const contentValue = { title: 'Geplant', description: 'Kommt noch.', blocks: [] };
    await addContents(api().db, [
      { countryId: 1, kind: 'news', path: '/news/artikel/geplant', ...contentValue, goesLiveAt },
    ]);
    const [content] = await api().db.select().from(contents).where(eq(contents.path, '/news/artikel/geplant'));
    await api()
      .db.insert(contentVersions)
      .values({
        contentId: content?.id ?? 0,
        number: 2,
        state: 'draft',
        ...contentValue,
        title: 'Entwurf',
        authorName: 'Redaktion',
      });
    expect((await list())[0]?.Title).not.toBe('Geplant');
    api().setNow(new Date('2026-11-25T08:00:01Z'));
    const [newest] = await list();
    expect(newest).toMatchObject({ Title: 'Geplant', DateTime: goesLiveAt.toISOString() });
    expect(newest?.FilePath).toContain('/fichtenwald.svg');
    api().setNow(new Date('2026-11-21T11:00:00Z'));
  });
});

describe('GET /api/site/{countryId}/news-articles/featured', () => {
  it('answers the featured article alone', async () => {
    const featured = await api()
      .visitor()
      .call(CALLS.newsFeatured, { params: { countryId: 2 } });
    expect(featured.map(({ ArticleString }) => ArticleString)).toEqual(['pelletpreis-vor-dem-winter']);
  });

  it('refuses a country that is none', async () => {
    expect(await status('4/news-articles/featured')).toBe(400);
  });
});

describe('GET /api/site/{countryId}/news-articles/detail', () => {
  const detail = (articleString: string, countryId: CountryId = 1) =>
    api().visitor().call(CALLS.newsDetail, { params: { countryId }, query: { articleString } });

  it('answers the article with its content, then related ones without, those of its topic first', async () => {
    const [main, ...related] = await detail('lager-pruefen-in-zehn-minuten');
    expect(main?.Content?.length).toBeGreaterThan(3);
    expect(related).toHaveLength(3);
    expect(related[0]?.Topic.Key).toBe('lager');
    expect(related.map(({ Id }) => Id)).not.toContain(main?.Id);
    expect(new Set(related.map(({ Id }) => Id)).size).toBe(3);
    for (const article of related) expect(article).not.toHaveProperty('Content');
  });

  it('answers 404 for an article of another country and for one that never was', async () => {
    expect(await status('1/news-articles/detail?articleString=bestellung-stornieren')).toBe(404);
    expect(await status('3/news-articles/detail?articleString=online-widerrufen')).toBe(404);
    expect(await status('1/news-articles/detail?articleString=../../impressum')).toBe(404);
  });

  it('refuses a question without an article', async () => {
    expect(await status('1/news-articles/detail')).toBe(400);
  });
});

describe('GET /api/site/{countryId}/news-articles/topics', () => {
  it('counts what the list shows', async () => {
    const topics = await api()
      .visitor()
      .call(CALLS.newsTopics, { params: { countryId: 1 } });
    expect(topics.reduce((sum, { ArticleCount }) => sum + ArticleCount, 0)).toBe(20);
    for (const { Key, ArticleCount } of topics)
      expect(await list({ topic: Key, size: '50' })).toHaveLength(ArticleCount);
  });

  it('refuses a country that is none', async () => {
    expect(await status('x/news-articles/topics')).toBe(400);
  });
});
