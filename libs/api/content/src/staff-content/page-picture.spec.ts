import { identityHandlers } from '@heizplatz/api-identity';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { contentHandlers } from '../content-pages/content-handlers';
import { media } from '../content-pages/schema';
import { staffContentHandlers } from './staff-content-handlers';
import { editor } from './testing/editor';

const KEY = '0123456789abcdef0123';
const api = withApi({ handlers: [...identityHandlers, ...contentHandlers, ...staffContentHandlers] });
let staff: TestClient;
beforeAll(async () => {
  staff = await editor(api());
  await api()
    .db.insert(media)
    .values({
      ...{ key: KEY, fileName: 'silo.webp', contentType: 'image/webp', alt: 'Ein Silo', width: 9, height: 9 },
      ...{ byteCount: 1, authorName: 'Edda' },
    });
});

const LABELS = {
  ...({ PageId: null, Version: 0, CountryId: 1, Kind: 'page', Path: '/silo', Topic: null } as const),
  ...{ Title: 'Silo', Description: '', ValidFrom: null },
};
const isPictureVisible = async () =>
  (
    await api()
      .visitor()
      .call(CALLS.contentPage, { params: { countryId: 1 }, query: { path: '/silo' } })
  ).Picture;

it('is the draft’s until that is published, with the library’s words', async () => {
  const added = await staff.call(CALLS.savePage, { body: LABELS });
  const publish = ({ Id, Version }: { Id: number; Version: number }) =>
    staff.call(CALLS.actOnPage, { body: { PageId: Id, Version, Act: 'publish', At: null } });
  const bare = await publish(added);
  const body = { ...LABELS, PageId: bare.Id, Version: bare.Version };
  const draft = await staff.call(CALLS.savePage, { body: { ...body, PictureKey: KEY } });
  expect([draft.State, draft.PictureKey, await isPictureVisible()]).toEqual(['draft', KEY, null]);
  const stored = await staff.call(CALLS.savePage, { body: { ...body, Version: draft.Version, Title: 'Silos' } });
  expect(stored.PictureKey).toBe(KEY);
  const view = await publish(stored);
  expect(await isPictureVisible()).toMatchObject({ Alt: 'Ein Silo' });
  const taken = await staff.call(CALLS.savePage, { body: { ...body, Version: view.Version, PictureKey: null } });
  expect(taken.PictureKey).toBeNull();
});

it('is refused where the library does not have it', async () => {
  const body = { ...LABELS, Path: '/ohne', PictureKey: 'f'.repeat(20) };
  const response = await staff.post(CALLS.savePage.path, body);
  expect([response.status, response.problem().errors]).toEqual([400, [{ path: 'body.PictureKey', code: 'MEDIA_NXT' }]]);
});
