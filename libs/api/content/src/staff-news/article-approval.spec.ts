import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, StaffArticle } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import * as v from 'valibot';
import { staffNewsHandlers } from './staff-news-handlers';

const api = withApi({
  handlers: [...identityHandlers, ...staffNewsHandlers],
  env: { CONTENT_APPROVAL: 'second-person' },
});

const BODY = {
  ...{ NewsId: null, Version: 0, CountryIds: [1], Title: 'Vier Augen', Teaser: 'Kurz.', Topic: 'markt' },
  ...{ ArticleString: '', PictureKey: null, IsFeatured: false, Spelling: [], GoesLiveAt: null },
  Blocks: [{ Kind: 'text', Text: 'Kalt.' }],
};

it('lets nobody release the article that they wrote, neither as a draft nor with the save, and anybody else', async () => {
  for (const email of ['erste@example.com', 'zweite@example.com'])
    await insertCustomer(api(), { email, roles: [ROLES.marketing] });
  const [staff, other] = [await loggedIn(api(), 'erste@example.com'), await loggedIn(api(), 'zweite@example.com')];
  expect((await staff.post(CALLS.saveArticle.path, { ...BODY, Act: 'publish' })).problem()).toMatchObject({
    ...{ code: 'CONFLICT', detail: 'Speichern Sie einen Entwurf; freigeben muss ihn jemand anderes.' },
  });
  const saved = await staff.post(CALLS.saveArticle.path, { ...BODY, Act: 'draft' });
  const { NewsId, Version, Actions, Release } = v.parse(StaffArticle, saved.json());
  expect([Actions, Release]).toEqual([['draft'], expect.objectContaining({ AwaitsSecondPerson: true, Actions: [] })]);
  const body = { NewsId, Version, CountryIds: [1], Act: 'publish', At: null };
  expect((await staff.post(CALLS.actOnArticle.path, body)).problem()).toMatchObject({
    ...{ code: 'CONFLICT', detail: 'Diesen Entwurf haben Sie geschrieben; freigeben muss ihn jemand anderes.' },
  });
  const read = () => other.call(CALLS.staffArticle, { params: { newsId: String(NewsId) } });
  expect((await read()).Release).toMatchObject({ AwaitsSecondPerson: false, Actions: ['publish', 'plan'] });
  expect((await other.post(CALLS.actOnArticle.path, body)).status).toBe(200);
  expect((await read()).State).toBe('live');
});
