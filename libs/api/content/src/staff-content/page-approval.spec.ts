import { identityHandlers } from '@heizplatz/api-identity';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { staffContentHandlers } from './staff-content-handlers';
import { editor } from './testing/editor';

const api = withApi({
  handlers: [...identityHandlers, ...staffContentHandlers],
  env: { CONTENT_APPROVAL: 'second-person' },
});

const publish = (client: TestClient, PageId: number, Version: number) =>
  client.post(CALLS.actOnPage.path, { PageId, Version, Act: 'publish', At: null });

it('lets nobody release the draft that they wrote, and anybody else', async () => {
  const [staff, other] = [await editor(api()), await editor(api(), 'Odo')];
  const page = await staff.call(CALLS.savePage, {
    body: {
      ...{ PageId: null, Version: 0, CountryId: 1, Kind: 'page', Path: '/vier-augen', Topic: null },
      ...{ Title: 'Vier Augen', Description: '', ValidFrom: null },
    },
  });
  expect(page).toMatchObject({ AwaitsSecondPerson: true, Actions: [] });
  expect((await publish(staff, page.Id, page.Version)).problem()).toMatchObject({
    code: 'CONFLICT',
    detail: 'Diesen Entwurf haben Sie geschrieben; freigeben muss ihn jemand anderes.',
  });
  const params = { pageId: String(page.Id) };
  expect(await other.call(CALLS.staffPage, { params })).toMatchObject({
    AwaitsSecondPerson: false,
    Actions: ['publish', 'plan'],
  });
  expect((await publish(other, page.Id, page.Version)).status).toBe(200);
});
