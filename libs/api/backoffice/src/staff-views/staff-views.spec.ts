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
  expect(await b.call(CALLS.staffViews, { query: { path } })).toEqual({ Views: [] });
  expect(await a.call(CALLS.staffViews, { query: { path: '/statistics' } })).toEqual({ Views: [] });
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
