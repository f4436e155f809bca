import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { HOSTILE_HTML, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { contentHandlers } from '../content-pages/content-handlers';
import { HOSTILE_LINKS } from '../content-pages/testing/hostile-links';
import { newsHandlers } from '../news/news-handlers';
import { staffNewsHandlers } from './staff-news-handlers';

type Body = CallRequest<typeof CALLS.saveArticle>['body'];

const api = withApi({ handlers: [...identityHandlers, ...contentHandlers, ...newsHandlers, ...staffNewsHandlers] });
let staff: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'marketing@example.com', roles: [ROLES.marketing] });
  staff = await loggedIn(api(), 'marketing@example.com');
});

const article = (ArticleString: string, Blocks: unknown) => ({
  ...{ NewsId: null, Version: 0, CountryIds: [1], Title: 'Böses', Teaser: 'Kurz.', Topic: 'markt', ArticleString },
  ...{ PictureKey: null, IsFeatured: false, Spelling: [], Act: 'publish', GoesLiveAt: null, Blocks },
});

it('tells a hundred hostile texts to readers as plain text, letter by letter', async () => {
  const texts = HOSTILE_HTML.filter((text) => !text.includes('\0'));
  expect(texts.length).toBeGreaterThanOrEqual(100);
  const Blocks: Body['Blocks'] = texts.map((Text) => ({ Kind: 'rich', Runs: [{ Text, Style: 'strong' }] }));
  const response = await staff.post(CALLS.saveArticle.path, article('boese', Blocks));
  expect(response.status).toBe(200);
  const [read] = await api()
    .visitor()
    .call(CALLS.newsDetail, { params: { countryId: 1 }, query: { articleString: 'boese' } });
  expect(read?.Content).toEqual(Blocks);
});

it.each(HOSTILE_LINKS)('refuses the link %j', async (Href) => {
  const path = `link-${HOSTILE_LINKS.indexOf(Href)}`;
  for (const block of [
    { Kind: 'rich', Runs: [{ Text: 'x', Href }] },
    { Kind: 'links', Title: 'T', Items: [{ Href, Text: 'x', Note: '' }] },
  ])
    expect((await staff.post(CALLS.saveArticle.path, article(path, [block]))).status).toBe(400);
});

it.each([[{ Kind: 'html', Html: '<b>x</b>' }], [{ Kind: 'picture', MediaKey: '../../etc/passwd', Caption: '' }]])(
  'refuses what is no block: %j',
  async (block) => {
    expect((await staff.post(CALLS.saveArticle.path, article('block', [block]))).status).toBe(400);
  },
);
