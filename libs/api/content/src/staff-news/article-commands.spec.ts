import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { ArticleAction, CALLS, type CallRequest, NewsState } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq, sql } from 'drizzle-orm';
import { insertVersions } from '../content-pages/new-content-repository';
import { contents } from '../content-pages/schema';
import { newsPath } from '../news/news-path';
import { ARTICLE_COMMANDS, type ArticleCommand } from './article-commands';
import { insertArticle, listVersions } from './article-repository';
import { staffNewsHandlers } from './staff-news-handlers';

type Body = CallRequest<typeof CALLS.saveArticle>['body'];

const api = withApi({ handlers: [...identityHandlers, ...staffNewsHandlers] });
let staff: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'marketing@example.com', roles: [ROLES.marketing] });
  staff = await loggedIn(api(), 'marketing@example.com');
});

const HOUR_MS = 3_600_000;
const ago = (hours: number): Date => new Date(TEST_NOW.getTime() - hours * HOUR_MS);
const GOES_LIVE_AT: Readonly<Record<NewsState, Date | null>> = {
  ...{ draft: null, planned: ago(-2), live: ago(1), withdrawn: ago(1) },
};
const BLOCKS = [{ Kind: 'text' as const, Text: 'Kalt.' }];
let articles = 0;

/** An article in Germany whose one version is in this state. */
async function insert(state: NewsState) {
  const path = newsPath(`artikel-${++articles}`);
  const contentId = await insertArticle(api().db, { countryId: 1, path, topic: 'markt', sharedKey: path });
  const words = { title: 'Kälte', description: 'Kurz.', blocks: BLOCKS, authorName: 'Ruth' };
  const goesLiveAt = GOES_LIVE_AT[state];
  await insertVersions(api().db, [{ contentId, ...words, number: 1, state, goesLiveAt, path, topic: 'markt' }]);
  return { contentId, path };
}

const BODY: Body = {
  ...{ NewsId: null, Version: 1, CountryIds: [1], Title: 'Kälte', Teaser: 'Kurz.', Topic: 'markt', Blocks: BLOCKS },
  ...{ ArticleString: '', PictureKey: null, IsFeatured: false, Spelling: [], Act: 'draft', GoesLiveAt: null },
  IsAutosave: false,
};
/** Into a place of its own. */
const run = (NewsId: number | null, Act: ArticleAction, client = staff) => {
  const GoesLiveAt = Act === 'plan' ? ago(-3).toISOString() : null;
  const Version = NewsId === null ? 0 : 1;
  const ArticleString = `neu-${Act}-${NewsId ?? `n${++articles}`}`;
  return client.post(CALLS.saveArticle.path, { ...BODY, NewsId, Version, Act, GoesLiveAt, ArticleString });
};
const getActions = async (newsId: number) =>
  (await staff.call(CALLS.staffArticle, { params: { newsId: String(newsId) } })).Actions;
const getPath = async (contentId: number) =>
  (await api().db.select().from(contents).where(eq(contents.id, contentId)))[0]?.path;
/** Of the call that came last. */
async function readAudit() {
  const [outcome] = await api().db.select().from(auditOutcomes).orderBy(desc(auditOutcomes.auditId)).limit(1);
  return outcome?.after;
}
async function countJobs(): Promise<number> {
  const { rows } = await api().db.execute(sql`select 1 from pgboss.job where name = 'flush-contents'`);
  return rows.length;
}

const MOMENTS: Readonly<Record<ArticleCommand['counts'], Date | null>> = {
  ...{ 'at once': TEST_NOW, 'at its time': ago(-3), 'not yet': null },
};

describe('the table of an article’s commands', () => {
  it.each(ArticleAction.options)('%s is executed as it says, and offered, in its states alone', async (action) => {
    const { from, to, counts, moves, job, refusal }: ArticleCommand = ARTICLE_COMMANDS[action];
    for (const state of NewsState.options) {
      const { contentId, path } = await insert(state);
      const isExpected = from.includes(state);
      expect([state, (await getActions(contentId))?.includes(action)]).toEqual([state, isExpected]);
      const jobs = await countJobs();
      const response = await run(contentId, action);
      const [newest, ...older] = await listVersions(api().db, [contentId]);
      if (!isExpected) {
        expect(response.problem()).toMatchObject({ code: 'CONFLICT', detail: refusal });
        expect([state, newest?.state, older, await getPath(contentId)]).toEqual([state, state, [], path]);
        continue;
      }
      expect([state, response.status, newest?.state, newest?.goesLiveAt]).toEqual([state, 200, to, MOMENTS[counts]]);
      expect(older.map((one) => one.state)).toEqual([state === 'planned' ? 'draft' : state]);
      const wasSeen = state === 'live' || state === 'withdrawn';
      expect([state, (await getPath(contentId)) !== path]).toEqual([state, moves || !wasSeen]);
      expect(await readAudit()).toMatchObject({ command: action, countries: [1], title: 'Kälte' });
      expect((await countJobs()) - jobs).toBe(job ? 1 : 0);
    }
  });

  it.each(ArticleAction.options)('%s of a new article is executed where drafts allow it', async (action) => {
    const { from, to }: ArticleCommand = ARTICLE_COMMANDS[action];
    const response = await run(null, action);
    if (from.includes('draft')) expect(response.json()).toMatchObject({ Versions: [{ Number: 1, State: to }] });
    else expect(response.problem().code).toBe('CONFLICT');
  });

  it.each(Object.values(ROLES))('lets %s execute what is its own', async (role) => {
    const email = `${role.toLowerCase()}@example.com`;
    await insertCustomer(api(), { email, roles: [role] });
    const client = await loggedIn(api(), email);
    for (const action of ArticleAction.options) {
      const { by, from }: ArticleCommand = ARTICLE_COMMANDS[action];
      const { contentId } = await insert(from[0] ?? 'draft');
      const { status } = await run(contentId, action, client);
      expect([action, status]).toEqual([action, by.includes(role) ? 200 : 403]);
    }
  });
});
