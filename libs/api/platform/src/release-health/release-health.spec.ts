import { CALLS, type CallInput } from '@heizplatz/contract';
import { type HealthSums, VITAL_BUCKETS } from '@heizplatz/releases';
import { listShellNodes, releaseHealth, shellNodes } from '@heizplatz/releases/database';
import { TEST_NOW, withApi } from '../testing/api-test';
import { addHealthSums, deleteHealthBefore } from './release-health-repository';
import { storeHealth } from './store-health';

const SUMS: HealthSums = {
  ...{ remote: 'order', version: '2', countryId: 1, visits: 3, serverErrors: 1, scriptErrors: 0, orders: 0 },
  ...{ lcp: [1, 2], inp: [] },
};
const TOKEN = 'a-token-of-shells-of-32-characters-';
const METRICS = 'a-token-of-machines-of-32-characters';
const REFUSED = { remote: 'order', version: '3', reason: 'contract 2' };

describe('the health of releases', () => {
  const api = withApi({ env: { METRICS_TOKEN: METRICS, SHELL_TOKEN: TOKEN } });
  const authorization = `Bearer ${TOKEN}`;
  const post = (payload: object, headers: Record<string, string> = { authorization }) =>
    api().app.inject({ method: 'POST', url: '/internal/release-health', headers, payload });
  const rows = () => api().db.select().from(releaseHealth);
  beforeEach(() => api().db.delete(releaseHealth));

  it('is summed up by minute over the batches of all shells, histograms element by element', async () => {
    const batch = { node: 'a', refused: [], sums: [SUMS, { ...SUMS, version: '1' }] };
    expect((await post(batch)).statusCode).toBe(204);
    await post({ ...batch, node: 'b', sums: [{ ...SUMS, visits: 4, lcp: [1, 0, 5] }] });
    api().setNow(new Date(TEST_NOW.getTime() + 60_000));
    await post({ ...batch, sums: [SUMS] });
    api().setNow(TEST_NOW);
    expect((await rows()).map(({ version, visits, lcp }) => ({ version, visits, lcp }))).toEqual(
      expect.arrayContaining([
        { version: '2', visits: 7, lcp: [2, 2, 5] },
        { version: '1', visits: 3, lcp: [1, 2] },
        { version: '2', visits: 3, lcp: [1, 2] },
      ]),
    );
  });

  it('comes with what a shell refuses to serve, until the shell is silent for a minute', async () => {
    await post({ node: 'a', refused: [REFUSED], sums: [] });
    await post({ node: 'b', refused: [], sums: [] });
    expect(await listShellNodes(api().db, TEST_NOW)).toMatchObject([{ node: 'a', refused: [REFUSED] }, { node: 'b' }]);
    api().setNow(new Date(TEST_NOW.getTime() + 61_000));
    await post({ node: 'b', refused: [], sums: [] });
    api().setNow(TEST_NOW);
    expect(await api().db.select().from(shellNodes)).toMatchObject([{ node: 'b', refused: [] }]);
    expect(await listShellNodes(api().db, new Date(TEST_NOW.getTime() + 200_000))).toEqual([]);
  });

  it.each([
    ['no token', {}, 401],
    ['another token', { authorization: 'Bearer x' }, 401],
    ['the token that reads metrics', { authorization: `Bearer ${METRICS}` }, 401],
  ])('is not taken with %s', async (_, headers, status) =>
    expect((await post({ node: 'a', refused: [], sums: [] }, headers)).statusCode).toBe(status),
  );

  it('is refused when it is no batch', async () => {
    const sums = [{ ...SUMS, lcp: Array.from({ length: VITAL_BUCKETS + 1 }, () => 0) }];
    expect((await post({ node: 'a', refused: [], sums })).statusCode).toBe(400);
    expect((await post({ node: 'a', refused: [], sums: [{ ...SUMS, visits: -1 }] })).statusCode).toBe(400);
  });

  it('has its time', async () => {
    await addHealthSums(api().db, [SUMS], { now: TEST_NOW, source: 'shell' });
    await deleteHealthBefore(api().db, new Date(TEST_NOW.getTime() + 1));
    expect(await rows()).toEqual([]);
  });
});

describe('what browsers report of a release', () => {
  const api = withApi();
  const release = { remote: 'order', version: '2' };
  const rows = () => api().db.select().from(releaseHealth);
  const store = () =>
    storeHealth({
      ...{ db: api().db, collector: api().services.releaseHealth, clock: () => TEST_NOW },
      log: { error: (what) => expect(what).toBeUndefined() },
    }).close();
  const view = (fields: Partial<CallInput<typeof CALLS.reportPageView>['body']> = {}) =>
    api()
      .visitor(2)
      .post(
        CALLS.reportPageView.path,
        { release, isEntry: false, largestPaintMs: null, interactionMs: null, ...fields },
        { sendsCsrf: false },
      );
  const failure = (fields: object) =>
    api()
      .visitor(2)
      .post(CALLS.reportScriptError.path, {
        ...{ userAgent: 'Firefox', timeStart: 1, timeEnd: 2, href: 'x', errors: [{ message: 'broken', time: 1 }] },
        ...{ release, ...fields },
      });
  beforeEach(async () => {
    await api().db.delete(releaseHealth);
    const served: HealthSums = { ...SUMS, countryId: 2, visits: 1, serverErrors: 0, lcp: [] };
    await addHealthSums(api().db, [served], { now: TEST_NOW, source: 'shell' });
  });

  it('counts entries, vitals and one failed visit, by site', async () => {
    expect((await view({ isEntry: true })).json()).toEqual({ success: true });
    await view({ largestPaintMs: 10, interactionMs: 17 });
    await failure({ isFirst: true });
    await failure({ isFirst: false });
    await store();
    expect(await rows()).toMatchObject([
      { countryId: 2, visits: 2, scriptErrors: 1, serverErrors: 0, lcp: [1], inp: [0, 1] },
    ]);
  });

  it('counts nothing of a version that no shell has served, since anybody can name one', async () => {
    await view({ isEntry: true, release: { remote: 'order', version: '99' } });
    await store();
    expect(await rows()).toHaveLength(1);
  });

  it('counts few failed visits of one address', async () => {
    for (let count = 0; count < 12; count += 1) await failure({ isFirst: true });
    await store();
    const [row] = await rows();
    expect(row?.scriptErrors).toBeGreaterThan(1);
    expect(row?.scriptErrors).toBeLessThanOrEqual(5);
  });

  it('refuses a wrong name and figures that no page takes', async () => {
    expect((await view({ release: { remote: '../x', version: '2' } })).status).toBe(400);
    expect((await view({ largestPaintMs: 1e9 })).status).toBe(400);
  });

  it('refuses an address that sends hundreds', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 620; count += 1) statuses.push((await view()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
