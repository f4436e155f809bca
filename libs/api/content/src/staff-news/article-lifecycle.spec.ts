import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CallRequest, type CountryId, type StaffArticle } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc } from 'drizzle-orm';
import { contentHandlers } from '../content-pages/content-handlers';
import { seedContentPages } from '../content-pages/seed-content-pages';
import { newsHandlers } from '../news/news-handlers';
import { staffContentHandlers } from '../staff-content/staff-content-handlers';
import { staffNewsHandlers } from './staff-news-handlers';

type Body = CallRequest<typeof CALLS.saveArticle>['body'];
type Action = CallRequest<typeof CALLS.actOnArticle>['body']['Act'];

const api = withApi({
  handlers: [...identityHandlers, ...contentHandlers, ...newsHandlers, ...staffContentHandlers, ...staffNewsHandlers],
  prepare: (db) => seedContentPages(db, { mode: 'demo' }),
});
let staff: TestClient;
let other: TestClient;
beforeAll(async () => {
  for (const email of ['marketing@example.com', 'zweite@example.com'])
    await insertCustomer(api(), { email, roles: [ROLES.marketing] });
  staff = await loggedIn(api(), 'marketing@example.com');
  other = await loggedIn(api(), 'zweite@example.com');
});
beforeEach(() => api().setNow(TEST_NOW));

const text = (Text: string): Body['Blocks'] => [{ Kind: 'text', Text }];
const BODY: Body = {
  ...{
    NewsId: null,
    Version: 0,
    CountryIds: [1],
    Title: 'Kälte',
    Teaser: 'Kurz.',
    Topic: 'markt',
    Blocks: text('Kalt.'),
  },
  ...{ ArticleString: '', PictureKey: null, IsFeatured: false, Spelling: [], Act: 'draft', GoesLiveAt: null },
  IsAutosave: false,
};
const read = ({ NewsId }: Pick<StaffArticle, 'NewsId'>) =>
  staff.call(CALLS.staffArticle, { params: { newsId: String(NewsId) } });
const add = (Title: string, CountryIds: CountryId[] = [1]) =>
  staff.call(CALLS.saveArticle, { body: { ...BODY, Title, CountryIds } });
async function write(article: StaffArticle, fields: Partial<Body>, client = staff) {
  const { NewsId, Version, Title, ArticleString } = await read(article);
  return client.post(CALLS.saveArticle.path, { ...BODY, NewsId, Version, Title, ArticleString, ...fields });
}
const autosave = async (article: StaffArticle, Text: string, fields: Partial<Body> = {}, client = staff) =>
  write(article, { Blocks: text(Text), IsAutosave: true, ...fields }, client);
async function act(article: StaffArticle, Act: Action, CountryIds: CountryId[] = [1], At: string | null = null) {
  const { NewsId, Version } = await read(article);
  return staff.post(CALLS.actOnArticle.path, { NewsId, Version, CountryIds, Act, At });
}
async function remove(article: StaffArticle, RedirectTo: string | null = null, CountryIds: CountryId[] = [1]) {
  const { NewsId, Version } = await read(article);
  return staff.post(CALLS.removeArticle.path, { NewsId, Version, CountryIds, RedirectTo });
}
const seen = (articleString: string, countryId: CountryId = 1) =>
  api().visitor().get(`/api/site/${countryId}/news-articles/detail?articleString=${articleString}`);
const versionsOf = ({ Versions }: StaffArticle) => Versions.map(({ State, IsAutosave }) => [State, IsAutosave]);
const states = ({ Countries }: StaffArticle) => Countries.map(({ CountryId, State }) => [CountryId, State]);
async function readAudit() {
  const [outcome] = await api().db.select().from(auditOutcomes).orderBy(desc(auditOutcomes.auditId)).limit(1);
  return outcome;
}

describe('an autosaved draft of an article', () => {
  it('stands behind the saved one, is changed while it is written, and becomes a draft by the save', async () => {
    const article = await add('Von selbst');
    expect((await autosave(article, 'Erste')).status).toBe(200);
    expect((await autosave(article, 'Zweite')).status).toBe(200);
    const second = await read(article);
    expect(versionsOf(second)).toEqual([
      ['draft', true],
      ['draft', false],
    ]);
    expect(second.Blocks).toEqual(text('Zweite'));
    expect((await readAudit())?.after).toMatchObject({ command: 'draft', isAutosave: true });
    await write(article, { Blocks: text('Dritte') });
    expect(versionsOf(await read(article))).toEqual([
      ['draft', false],
      ['draft', false],
    ]);
  });

  it('of somebody else is left among the versions', async () => {
    const article = await add('Zu zweit');
    await autosave(article, 'Meine');
    await autosave(article, 'Fremde', {}, other);
    expect(versionsOf(await read(article))).toEqual([
      ['draft', true],
      ['draft', true],
      ['draft', false],
    ]);
  });

  it('is seen by nobody, and takes the words of the other countries until somebody decides', async () => {
    const article = await add('Im Entwurf', [1, 2]);
    await act(article, 'publish', [1, 2]);
    await autosave(article, 'Im Januar', { CountryIds: [1, 2] });
    expect((await seen('im-entwurf', 2)).text).toContain('Kalt.');
    const saved = await read(article);
    const austrian = saved.Countries.find(({ CountryId }) => CountryId === 2);
    expect(austrian?.HasOwnWords).toBe(false);
    expect((await read({ NewsId: austrian?.NewsId ?? 0 })).Blocks).toEqual(text('Im Jänner'));
    const open = await write(article, { Blocks: text('Im Januar'), CountryIds: [1, 2] });
    expect(open.problem().errors).toEqual([{ path: 'body.Spelling', code: 'SPELLING_OPEN' }]);
  });

  it('publishes nothing, ends no plan, and is refused over a newer one', async () => {
    const article = await add('Geplant');
    expect((await autosave(article, 'x', { Act: 'publish' })).problem().errors).toEqual([
      { path: 'body.Act', code: 'ACT_INV' },
    ]);
    const late = await staff.post(CALLS.saveArticle.path, {
      ...BODY,
      NewsId: article.NewsId,
      Version: 99,
      IsAutosave: true,
    });
    expect(late.problem().code).toBe('VERSION_CONFLICT');
    await act(article, 'plan', [1], '2027-01-31T22:30:00.000Z');
    expect((await autosave(article, 'x')).problem().detail).toMatch(/^Diese Fassung ist geplant/);
    expect(await read(article)).toMatchObject({ State: 'planned', Release: { State: 'planned', Actions: ['unplan'] } });
  });
});

describe('what is done to an article beside writing it', () => {
  it('publishes the stored draft where it is allowed, at its new address', async () => {
    const article = await add('Heute', [1, 3]);
    expect(states(JSON.parse((await act(article, 'publish', [1, 3])).text))).toEqual([
      [1, 'live'],
      [3, 'live'],
    ]);
    await write(article, { ArticleString: 'woanders', CountryIds: [1] });
    // Switzerland has no draft: nothing is done there.
    expect((await act(article, 'publish', [1, 3])).status).toBe(200);
    expect((await readAudit())?.after).toMatchObject({ state: 'live', countries: [1] });
    expect([(await seen('woanders')).status, (await seen('heute')).status, (await seen('heute', 3)).status]).toEqual([
      ...[200, 404, 200],
    ]);
    expect((await act(article, 'publish')).problem()).toMatchObject({
      code: 'CONFLICT',
      detail: 'Es gibt keinen Entwurf.',
    });
  });

  it('plans and unplans it', async () => {
    const article = await add('Später');
    await act(article, 'plan', [1], '2026-11-23T07:00:00.000Z');
    expect((await seen('spaeter')).status).toBe(404);
    api().setNow(new Date('2026-11-23T07:00:00Z'));
    expect((await seen('spaeter')).status).toBe(200);
    api().setNow(TEST_NOW);
    await act(article, 'unplan');
    expect(await read(article)).toMatchObject({ State: 'draft', Release: { Actions: ['publish', 'plan'] } });
    expect((await act(article, 'plan')).problem().errors).toEqual([{ path: 'body.At', code: 'REQUIRED' }]);
  });

  it('withdraws, archives and deletes it for good, with an address that leads on', async () => {
    const article = await add('Weg damit', [1, 2]);
    await act(article, 'publish', [1, 2]);
    expect((await remove(article)).problem().code).toBe('CONFLICT');
    await act(article, 'withdraw', [1, 2]);
    expect([(await seen('weg-damit')).status, (await seen('weg-damit', 2)).status]).toEqual([404, 404]);
    await act(article, 'archive');
    const listed = async (state: 'archived' | '') =>
      (await staff.call(CALLS.staffNews, { query: { state, search: 'weg' } })).Rows.map(({ CountryId }) => CountryId);
    expect([await listed(''), await listed('archived')]).toEqual([[2], [1]]);
    expect((await write(article, {})).problem().detail).toMatch(/^Der Artikel ist archiviert/);
    expect(await read(article)).toMatchObject({
      Release: { IsArchived: true, Actions: [], ArchiveActions: ['unarchive', 'delete'] },
    });
    expect((await remove(article, '/gibt-es-nicht')).problem().errors).toEqual([
      expect.objectContaining({ path: 'body.RedirectTo', code: 'PATH_NXT' }),
    ]);
    expect((await remove(article, '/impressum')).status).toBe(200);
    expect(await readAudit()).toMatchObject({
      before: { title: 'Weg damit', countries: [1] },
      after: { redirectTo: '/impressum' },
    });
    expect((await staff.get(`/api/support/cms/news/${article.NewsId}`)).status).toBe(404);
    const moved = await api().visitor().get('/api/site/1/content-redirect?path=/news/artikel/weg-damit');
    expect(moved.json()).toEqual({ Path: '/impressum' });
  });

  it('is refused over a newer version, without its own country, and for pages', async () => {
    const article = await add('Streng');
    const { NewsId, Version } = article;
    const body = { NewsId, Version, CountryIds: [1], Act: 'publish', At: null };
    const post = (fields: object) => staff.post(CALLS.actOnArticle.path, { ...body, ...fields });
    expect((await post({ Version: Version + 1 })).problem().code).toBe('VERSION_CONFLICT');
    expect((await post({ CountryIds: [2] })).problem().errors).toEqual([
      { path: 'body.CountryIds', code: 'COUNTRY_INV' },
    ]);
    expect((await post({ NewsId: 1 })).status).toBe(404);
    expect((await staff.get('/api/support/cms/news/1/vorschau')).status).toBe(404);
  });
});

it('the link to the preview shows the draft as an article', async () => {
  const article = await add('Vorschau');
  const { Path } = await staff.call(CALLS.articlePreviewLink, { params: { newsId: String(article.NewsId) } });
  const preview = await api()
    .visitor()
    .get(`/api/content-preview/${Path.split('/').at(-1)}`);
  expect(preview.json()).toMatchObject({
    ...{ Title: 'Vorschau', Blocks: text('Kalt.') },
    Article: {
      Title: 'Vorschau',
      Teaser: 'Kurz.',
      Topic: { Key: 'markt' },
      Path: '/news/artikel/vorschau',
      ReadMinutes: 1,
    },
  });
});
