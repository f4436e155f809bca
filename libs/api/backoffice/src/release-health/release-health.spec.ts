import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { addHealthSums } from '@heizplatz/api-platform';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import type { HealthSums } from '@heizplatz/releases';
import { releasePointer } from '@heizplatz/releases/database';

const api = withApi();
const ENTRY = { revision: 4, serving: [{ version: '2', share: 1, sites: null }], history: ['1'] };
const sums = (fields: Partial<HealthSums>): HealthSums => ({
  ...{ remote: 'order', version: '1', countryId: 1, visits: 0, serverErrors: 0, scriptErrors: 0, orders: 0 },
  ...{ lcp: [], inp: [], ...fields },
});
const add = (minutesAgo: number, all: HealthSums[]) =>
  addHealthSums(api().db, all, { now: new Date(TEST_NOW.getTime() - minutesAgo * 60_000), source: 'shell' });

beforeAll(async () => {
  await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.admin] });
  await insertCustomer(api(), { email: 'support@example.com', roles: [ROLES.customerSupport] });
  await add(5, [
    sums({ version: '2', visits: 60, serverErrors: 4, scriptErrors: 10, orders: 3, lcp: [0, 0, 8] }),
    sums({ visits: 300, serverErrors: 2, inp: [5] }),
    sums({ countryId: 2, visits: 240 }),
  ]);
  await add(2, [sums({ version: '2', visits: 40, lcp: [0, 0, 1, 9] })]);
  await add(90, [sums({ visits: 1000, scriptErrors: 1 })]);
  await add(1, [sums({ remote: 'public', visits: 1, serverErrors: 3 })]);
});

it('sums up visits, failures, orders and vitals by version over all sites', async () => {
  const ines = await loggedIn(api(), 'ines@example.com');
  const { Versions } = await ines.call(CALLS.releaseHealth, { query: { hours: '1' } });
  expect(Versions).toMatchObject([
    { Remote: 'order', Version: '2', Visits: 100, FailedVisits: 14, Orders: 3, InteractionMs: null },
    { Remote: 'order', Version: '1', Visits: 540, FailedVisits: 2, Orders: 0, LargestPaintMs: null },
    { Remote: 'public', Version: '1', Visits: 1, FailedVisits: 1 },
  ]);
  // 18 visits: nine at 20 to 25 ms, nine at 25 to 31 ms.
  expect(Versions[0]?.LargestPaintMs).toBeGreaterThan(25);
  expect(Versions[0]?.LargestPaintMs).toBeLessThan(32);
  expect(Versions[1]?.InteractionMs).toBeGreaterThan(0);
});

it('reaches back as far as the window', async () => {
  const ines = await loggedIn(api(), 'ines@example.com');
  const { Versions } = await ines.call(CALLS.releaseHealth, { query: { hours: '24' } });
  expect(Versions[1]).toMatchObject({ Version: '1', Visits: 1540, FailedVisits: 3 });
});

it('names the shells with what they refuse', async () => {
  const refused = [{ remote: 'order', version: '3', reason: 'it cannot be loaded: no such thing' }];
  const payload = { node: 'shell-1:4200', refused, sums: [] };
  const sent = await api().app.inject({ method: 'POST', url: '/internal/release-health', payload });
  expect(sent.statusCode).toBe(204);
  const ines = await loggedIn(api(), 'ines@example.com');
  const { Shells } = await ines.call(CALLS.releaseHealth, { query: {} });
  expect(Shells).toMatchObject([
    {
      Node: 'shell-1:4200',
      Refused: [{ Remote: 'order', Version: '3', Reason: 'it cannot be loaded: no such thing' }],
    },
  ]);
});

it('tells how far each shell is with what the pointer says', async () => {
  await api().db.insert(releasePointer).values({ remote: 'order', revision: 4, entry: ENTRY });
  const report = (node: string, revision: number, versions: string[]) =>
    api().app.inject({
      ...{ method: 'POST', url: '/internal/release-health' },
      payload: { node, refused: [], sums: [], serving: [{ remote: 'order', revision, versions }] },
    });
  await report('shell-1:4200', 4, ['2']);
  await report('shell-2:4200', 3, ['1']);
  const old = { node: 'shell-3:4200', refused: [], sums: [] };
  await api().app.inject({ method: 'POST', url: '/internal/release-health', payload: old });
  const ines = await loggedIn(api(), 'ines@example.com');
  const { Shells } = await ines.call(CALLS.releaseHealth, { query: {} });
  expect(Shells.map(({ Areas }) => Areas)).toEqual([
    [{ Remote: 'order', State: 'served', Versions: ['2'] }],
    [{ Remote: 'order', State: 'waiting', Versions: ['1'] }],
    [{ Remote: 'order', State: 'unknown', Versions: [] }],
  ]);
});

it('is for admins alone, and refuses another window', async () => {
  const support = await loggedIn(api(), 'support@example.com');
  expect((await support.get(CALLS.releaseHealth.path)).status).toBe(403);
  expect((await api().visitor().get(CALLS.releaseHealth.path)).status).toBe(401);
  const ines = await loggedIn(api(), 'ines@example.com');
  expect((await ines.get(`${CALLS.releaseHealth.path}?hours=2`)).status).toBe(400);
});
