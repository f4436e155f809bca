import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const api = withApi();
const path = '/export-orders';

beforeAll(async () => {
  await insertCustomer(api(), { email: 'a@example.com', roles: [ROLES.customerSupport] });
  await insertCustomer(api(), { email: 'b@example.com', roles: [ROLES.financial] });
  await insertCustomer(api(), { email: 'kunde@example.com', roles: [ROLES.customer] });
});

it('keeps views of a list for whoever saved them; a name is there once', async () => {
  const [a, b] = [await loggedIn(api(), 'a@example.com'), await loggedIn(api(), 'b@example.com')];
  const save = (Name: string, Query: string) => a.call(CALLS.saveStaffView, { body: { Path: path, Name, Query } });
  await save('Schweiz', 'country=3');
  await save('Heute', 'sort=-date');
  await save('Schweiz', 'country=3&state=placed');
  const mine = await a.call(CALLS.staffViews, { query: { path } });
  expect(mine.Views.map(({ Name, Query }) => [Name, Query])).toEqual([
    ['Heute', 'sort=-date'],
    ['Schweiz', 'country=3&state=placed'],
  ]);
  expect(await b.call(CALLS.staffViews, { query: { path } })).toEqual({ Views: [], Shared: [] });
  expect(await a.call(CALLS.staffViews, { query: { path: '/statistics' } })).toEqual({ Views: [], Shared: [] });
  const [first] = mine.Views;
  expect((await b.post(CALLS.removeStaffView.path, { Id: first?.Id })).problem().code).toBe('NOT_FOUND');
  await a.call(CALLS.removeStaffView, { body: { Id: first?.Id } });
  expect((await a.call(CALLS.staffViews, { query: { path } })).Views).toHaveLength(1);
});

it('refuses whom and what it is not for', async () => {
  const customer = await loggedIn(api(), 'kunde@example.com');
  expect((await customer.get(`${CALLS.staffViews.path}?path=${path}`)).status).toBe(403);
  expect((await api().visitor().get(`${CALLS.staffViews.path}?path=${path}`)).status).toBe(401);
  const a = await loggedIn(api(), 'a@example.com');
  expect((await a.get(`${CALLS.staffViews.path}?path=//x`)).problem().code).toBe('VALIDATION');
  const noName = { Path: path, Name: ' ', Query: '' };
  expect((await a.post(CALLS.saveStaffView.path, noName)).problem().errors).toEqual([
    { path: 'body.Name', code: 'REQUIRED' },
  ]);
});

it('offers a shared view to people of its author’s roles and to admins, who cannot remove it', async () => {
  await insertCustomer(api(), { email: 'c@example.com', roles: [ROLES.customerSupport] });
  await insertCustomer(api(), { email: 'admin@example.com', roles: [ROLES.admin] });
  const body = { Path: '/support/bestellungen', Name: 'Überfällig', Query: 'late=1', IsShared: true };
  const { Id } = await (await loggedIn(api(), 'a@example.com')).call(CALLS.saveStaffView, { body });
  const read = async (email: string) =>
    (await loggedIn(api(), email)).call(CALLS.staffViews, { query: { path: body.Path } });
  const shared = expect.objectContaining({ Id, Name: 'Überfällig', Query: 'late=1' });
  expect(await read('c@example.com')).toEqual({ Views: [], Shared: [shared] });
  expect(await read('admin@example.com')).toEqual({ Views: [], Shared: [shared] });
  expect(await read('b@example.com')).toEqual({ Views: [], Shared: [] });
  expect(await read('a@example.com')).toMatchObject({ Views: [{ Id, IsShared: true, IsDefault: false }], Shared: [] });
  const c = await loggedIn(api(), 'c@example.com');
  expect((await c.post(CALLS.removeStaffView.path, { Id })).problem().code).toBe('NOT_FOUND');
});

it('has one default a list and person', async () => {
  const a = await loggedIn(api(), 'a@example.com');
  const save = (Name: string, fields: object) =>
    a.call(CALLS.saveStaffView, { body: { Path: '/support/kunden', Name, Query: 'country=2', ...fields } });
  await save('Erste', { IsDefault: true });
  await save('Zweite', { IsDefault: true });
  const getDefaults = async () =>
    (await a.call(CALLS.staffViews, { query: { path: '/support/kunden' } })).Views.flatMap(({ Name, IsDefault }) =>
      IsDefault ? [Name] : [],
    );
  expect(await getDefaults()).toEqual(['Zweite']);
  await save('Zweite', {});
  expect(await getDefaults()).toEqual([]);
});
