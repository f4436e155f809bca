import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { contentHandlers } from '../content-pages/content-handlers';
import { newsHandlers } from '../news/news-handlers';
import { staffNewsHandlers } from './staff-news-handlers';

type Body = CallRequest<typeof CALLS.saveArticle>['body'];

const api = withApi({ handlers: [...identityHandlers, ...contentHandlers, ...newsHandlers, ...staffNewsHandlers] });
let staff: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'marketing@example.com', roles: [ROLES.marketing] });
  await insertCustomer(api(), { email: 'admanager@example.com', roles: [ROLES.adManager] });
  staff = await loggedIn(api(), 'marketing@example.com');
});
afterEach(() => api().setNow(TEST_NOW));

const BODY: Body = {
  ...{ NewsId: null, Version: 0, CountryIds: [1], Title: 'Große Kälte', Teaser: 'Was das heißt.', Topic: 'markt' },
  ...{ ArticleString: '', PictureKey: null, IsFeatured: false, Spelling: [], Act: 'publish', GoesLiveAt: null },
  IsAutosave: false,
  Blocks: [{ Kind: 'rich', Runs: [{ Text: 'Draußen ist es kalt.', Href: '/straße' }] }],
};
const save = (fields: Partial<Body> = {}) => staff.call(CALLS.saveArticle, { body: { ...BODY, ...fields } });
const titles = async (countryId: 1 | 2 | 3 = 1) =>
  (
    await api()
      .visitor()
      .call(CALLS.newsArticles, { params: { countryId }, query: { size: '50' } })
  ).map(({ Title }) => Title);
const detail = (articleString: string, countryId: 1 | 2 | 3 = 1) =>
  api().visitor().call(CALLS.newsDetail, { params: { countryId }, query: { articleString } });

const lead = async () =>
  (
    await api()
      .visitor()
      .call(CALLS.newsFeatured, { params: { countryId: 1 } })
  )[0]?.Title;
const movedTo = async (articleString: string) => {
  const response = await api().visitor().get(`/api/site/1/content-redirect?path=/news/artikel/${articleString}`);
  return response.status === 200 ? JSON.parse(response.text) : response.status;
};

describe('an article', () => {
  it('is one in three countries, with ss in Switzerland, and read there at once', async () => {
    const saved = await save({ CountryIds: [1, 2, 3] });
    expect(saved.Countries.map(({ CountryId, State, HasOwnWords }) => [CountryId, State, HasOwnWords])).toEqual([
      [1, 'live', false],
      [2, 'live', false],
      [3, 'live', false],
    ]);
    expect(await titles(1)).toContain('Große Kälte');
    const [swiss] = await detail('grosse-kaelte', 3);
    expect(swiss).toMatchObject({ Title: 'Grosse Kälte', Teaser: 'Was das heisst.' });
    expect(swiss?.Content).toEqual([{ Kind: 'rich', Runs: [{ Text: 'Draussen ist es kalt.', Href: '/straße' }] }]);
    expect(swiss?.Alternates).toHaveLength(3);
  });

  it('is copied with the words of the other country, once somebody has said which', async () => {
    const Blocks: Body['Blocks'] = [{ Kind: 'text', Text: 'Der Landkreis im Januar, mit MwSt.' }];
    const fields = { Title: 'Wörter', CountryIds: [1, 2, 3], Blocks } satisfies Partial<Body>;
    const query = await staff.post(CALLS.saveArticle.path, { ...BODY, ...fields });
    expect(query.problem().errors).toEqual([{ path: 'body.Spelling', code: 'SPELLING_OPEN' }]);
    expect(query.problem().context?.['Spelling']).toEqual(
      [
        ['MwSt.', 'USt.', 2],
        ['Januar', 'Jänner', 2],
        ['Landkreis', 'Bezirk', 2],
        ['MwSt.', 'MWST', 3],
        ['Landkreis', 'Bezirk', 3],
      ].map(([From, To, CountryId]) => expect.objectContaining({ From, To, CountryId, Count: 1, Takes: true })),
    );
    const decided = (From: string, CountryId: 2 | 3, Takes = true) => ({ From, CountryId, Takes });
    const Spelling = [
      ...[decided('MwSt.', 2), decided('Januar', 2), decided('Landkreis', 2, false)],
      ...[decided('MwSt.', 3), decided('Landkreis', 3)],
    ];
    const saved = await save({ ...fields, Spelling });
    const textIn = async (countryId: 1 | 2 | 3) => (await detail('woerter', countryId))[0]?.Content;
    expect(await textIn(1)).toEqual(Blocks);
    expect(await textIn(2)).toEqual([{ Kind: 'text', Text: 'Der Landkreis im Jänner, mit USt.' }]);
    expect(await textIn(3)).toEqual([{ Kind: 'text', Text: 'Der Bezirk im Januar, mit MWST' }]);
    expect(saved.Countries.map(({ HasOwnWords }) => HasOwnWords)).toEqual([false, false, false]);
    expect(saved.Spelling.map(({ From, CountryId, Takes }) => ({ From, CountryId, Takes }))).toEqual(Spelling);
  });

  it('of one country changes there alone, and keeps every version', async () => {
    const first = await save({ Title: 'Ein Artikel', CountryIds: [1, 2] });
    const body = { NewsId: first.NewsId, Version: first.Version, Title: 'Anders', ArticleString: 'ein-artikel' };
    const changed = await save({ ...body, CountryIds: [1] });
    expect(changed.Versions.map(({ Number, Title }) => [Number, Title])).toEqual([
      [2, 'Anders'],
      [1, 'Ein Artikel'],
    ]);
    expect(changed.Countries.map(({ HasOwnWords }) => HasOwnWords)).toEqual([false, true]);
    expect([await titles(1), await titles(2)]).toEqual([
      expect.arrayContaining(['Anders']),
      expect.arrayContaining(['Ein Artikel']),
    ]);
    const late = await staff.post(CALLS.saveArticle.path, { ...BODY, ...body });
    expect([late.status, late.problem().context?.['Current']]).toEqual([
      409,
      expect.objectContaining({ Title: 'Anders' }),
    ]);
  });

  it('that is a draft or planned is read by nobody before its time, and told to all nodes then', async () => {
    const draft = await save({ Title: 'Noch geheim', Act: 'draft' });
    const plan = { NewsId: draft.NewsId, Version: draft.Version, Title: 'Noch geheim', Act: 'plan' as const };
    const planned = await save({ ...plan, GoesLiveAt: '2026-11-23T07:00:00.000Z' });
    expect([draft.State, planned.State, await titles()]).toEqual([
      'draft',
      'planned',
      expect.not.arrayContaining(['Noch geheim']),
    ]);
    const jobs = await api().db.execute<{ at: Date }>(
      sql`select start_after as at from pgboss.job where name = 'flush-contents'`,
    );
    expect(jobs.rows.map(({ at }) => new Date(at).toISOString())).toEqual(['2026-11-23T07:00:00.000Z']);
    api().setNow(new Date('2026-11-23T07:00:00Z'));
    expect(await titles()).toContain('Noch geheim');
    const later = await loggedIn(api(), 'marketing@example.com');
    const { Rows } = await later.call(CALLS.staffNews, { query: { state: 'live', search: 'geheim' } });
    expect(Rows).toMatchObject([{ NewsId: draft.NewsId, GoesLiveAt: '2026-11-23T07:00:00.000Z', HasDraft: false }]);
  });

  it('that was planned and is written anew is planned no longer', async () => {
    const planned = await save({ Title: 'Geplant', Act: 'plan', GoesLiveAt: '2026-11-25T07:00:00.000Z' });
    const again = await save({ NewsId: planned.NewsId, Version: planned.Version, Title: 'Geplant', Act: 'draft' });
    expect(again.State).toBe('draft');
    api().setNow(new Date('2026-11-26T07:00:00Z'));
    expect(await titles()).not.toContain('Geplant');
  });

  it('leads its country alone', async () => {
    const one = await save({ Title: 'Erster', IsFeatured: true });
    await save({ Title: 'Zweiter', IsFeatured: true });
    const [lead] = await api()
      .visitor()
      .call(CALLS.newsFeatured, { params: { countryId: 1 } });
    expect(lead?.Title).toBe('Zweiter');
    expect((await staff.call(CALLS.staffArticle, { params: { newsId: one.NewsId } })).IsFeatured).toBe(false);
  });

  it('that is written anew as a draft keeps its address, topic and lead for visitors until that is published', async () => {
    const { NewsId, Version } = await save({ Title: 'Bleibt', IsFeatured: true });
    const article = { NewsId, Title: 'Bleibt', ArticleString: 'zieht-um', Topic: 'lager', IsFeatured: false };
    const draft = await save({ ...article, Version, Act: 'draft' });
    expect(draft).toMatchObject({ ArticleString: 'zieht-um', ShownArticleString: 'bleibt', Topic: 'lager' });
    expect((await detail('bleibt'))[0]).toMatchObject({ Topic: { Key: 'markt' }, IsFeatured: true });
    expect([await lead(), await movedTo('bleibt')]).toEqual(['Bleibt', 404]);
    const taken = await staff.post(CALLS.saveArticle.path, { ...BODY, Title: 'Zieht um' });
    expect(taken.problem().errors).toEqual([{ path: 'body.ArticleString', code: 'PATH_TAKEN' }]);
    await save({ ...article, Version: draft.Version });
    expect((await detail('zieht-um'))[0]).toMatchObject({ Topic: { Key: 'lager' }, IsFeatured: false });
    expect(await movedTo('bleibt')).toEqual({ Path: '/news/artikel/zieht-um' });
  });

  it('that is planned moves, and leads, from its time on', async () => {
    const { NewsId, Version } = await save({ Title: 'Heute hier', IsFeatured: false });
    await save({ Title: 'Führt heute', IsFeatured: true });
    const plan = { Act: 'plan', GoesLiveAt: '2026-11-23T07:00:00.000Z', IsFeatured: true } as const;
    const planned = await save({ ...plan, NewsId, Version, Title: 'Morgen dort', ArticleString: 'morgen-dort' });
    expect([await lead(), planned.ShownArticleString, planned.IsFeatured]).toEqual([
      ...['Führt heute', 'heute-hier'],
      true,
    ]);
    api().setNow(new Date('2026-11-23T07:00:00Z'));
    expect([await lead(), await movedTo('heute-hier')]).toEqual(['Morgen dort', { Path: '/news/artikel/morgen-dort' }]);
    staff = await loggedIn(api(), 'marketing@example.com');
    const { Rows } = await staff.call(CALLS.staffNews, { query: { search: 'heute', country: '1' } });
    expect(Rows.map(({ Title, IsFeatured }) => [Title, IsFeatured])).toContainEqual(['Führt heute', false]);
    const again = await save({ NewsId, Version: planned.Version, Title: 'Dort', ArticleString: 'ganz-woanders' });
    expect([again.IsFeatured, await movedTo('heute-hier'), await movedTo('morgen-dort')]).toEqual([
      false,
      ...Array.from({ length: 2 }, () => ({ Path: '/news/artikel/ganz-woanders' })),
    ]);
  });

  it('that moves is found by its old path, and one that is withdrawn by none', async () => {
    const { NewsId, Version } = await save({ Title: 'Umzug' });
    const moved = await save({ NewsId, Version, Title: 'Umzug', ArticleString: 'umgezogen' });
    const query = { path: '/news/artikel/umzug' };
    const leads = await api()
      .visitor()
      .call(CALLS.contentRedirect, { params: { countryId: 1 }, query });
    expect(leads).toEqual({ Path: '/news/artikel/umgezogen' });
    const gone = await save({
      NewsId,
      Version: moved.Version,
      Title: 'Umzug',
      ArticleString: 'umgezogen',
      Act: 'withdraw',
    });
    expect(gone.State).toBe('withdrawn');
    expect(await titles()).not.toContain('Umzug');
  });

  it.each([
    [{ Act: 'plan', GoesLiveAt: '2026-11-20T00:00:00.000Z' }, 'GoesLiveAt', 'TIME_PAST'],
    [{ Act: 'plan' }, 'GoesLiveAt', 'REQUIRED'],
    [{ Topic: 'sport' }, 'Topic', 'TOPIC_INV'],
    [{ PictureKey: '0123456789abcdef0123' }, 'PictureKey', 'MEDIA_NXT'],
    [{ CountryIds: [] }, 'CountryIds', 'COUNTRY_REQ'],
    [{ Blocks: [] }, 'Blocks', 'BLOCKS_REQ'],
    [{ ArticleString: 'Groß' }, 'ArticleString', 'SLUG_INV'],
    [{ ArticleString: 'grosse-kaelte' }, 'ArticleString', 'PATH_TAKEN'],
  ])('with %j is refused', async (fields, field, code) => {
    const response = await staff.post(CALLS.saveArticle.path, { ...BODY, Title: 'Falsch', ...fields });
    expect([response.status, response.problem().errors]).toEqual([400, [{ path: `body.${field}`, code }]]);
  });

  it('is written by Editor and Marketing alone', async () => {
    const other = await loggedIn(api(), 'admanager@example.com');
    expect((await other.get('/api/support/cms/news')).status).toBe(403);
    expect((await other.post(CALLS.saveArticle.path, BODY)).status).toBe(403);
    expect((await staff.get('/api/support/cms/news/999999')).status).toBe(404);
    expect((await staff.call(CALLS.staffNewsTopics)).map(({ Key }) => Key)).toContain('markt');
  });
});
