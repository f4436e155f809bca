import { fakeApi, openWithoutScript } from '@heizplatz/testing';
import { viewsAction } from './views-action';

const routes = [{ path: '/support/ansichten', action: viewsAction }];
const send = (fields: Readonly<Record<string, string>>) => {
  const { api, sent } = fakeApi({ saveStaffView: () => ({ Id: 1 }), removeStaffView: () => ({ success: true }) });
  return openWithoutScript(routes, '/support/ansichten', { api, fields }).then((response) => ({ ...response, sent }));
};

it('saves a view and leads back to it', async () => {
  const fields = { Path: '/export-orders', Name: 'CH', Query: 'country=3', IsShared: 'on', _form: 'save' };
  const { location, sent } = await send(fields);
  expect(location).toBe('/export-orders?country=3');
  expect(sent('saveStaffView')).toEqual([
    { Path: '/export-orders', Name: 'CH', Query: 'country=3', IsShared: true, IsDefault: false },
  ]);
});

it.each([
  ['/export-orders', '/export-orders'],
  ['//evil.example', '/support'],
  ['https://evil.example', '/support'],
  ['/a\\b', '/support'],
])('removes one and leads back to a list of ours: %s', async (Path, location) => {
  expect(await send({ Path, Id: '1', _form: 'remove' })).toMatchObject({ status: 303, location });
});
