import { sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { createReleasePointer } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, CONTRACT_VERSION } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { movePointer, type Release, rollBack, switchTo } from '@heizplatz/releases';
import { releaseMoves, releasePointer } from '@heizplatz/releases/database';
import { writeReleaseKeys } from '@heizplatz/releases/testing';

const system = mkdtempSync(join(tmpdir(), 'move-release-'));
const dir = join(system, 'releases');
const key = writeReleaseKeys(join(system, 'release-keys'));
const api = withApi({ env: { RELEASES_DIR: dir } });
let ines: TestClient;
let support: TestClient;

function publish(version: string, fields: Partial<Release> = {}): void {
  const release: Release = {
    ...{ name: 'order', version, builtAt: '2026-11-20T10:00:00.000Z', contentHash: 'ab12', container: 'mf_order' },
    ...{ contractVersion: CONTRACT_VERSION, sharedVersions: { react: '19.3.1' }, patterns: ['/x'], styles: [] },
    ...{ scripts: {}, files: {}, title: 'Angebote und Bestellung', ...fields },
  };
  const text = JSON.stringify(release);
  mkdirSync(join(dir, 'order', version), { recursive: true });
  writeFileSync(join(dir, 'order', version, 'release.json'), text);
  writeFileSync(
    join(dir, 'order', version, 'release.json.sig'),
    sign(null, Buffer.from(text), key.getKey()).toString('base64'),
  );
}

const openStore = () => createReleasePointer({ db: api().db, config: api().services.config, clock: () => TEST_NOW });
const getServing = async () => (await openStore().read()).remotes['order']?.serving;
const author = { by: 'ops@machine', reason: 'Alltag', command: 'switch 1' };
const BODY = { Remote: 'order', ServingVersion: '1', Reason: 'Neue Kasse' } as const;
const CANARY = { ...BODY, Version: '2', Percent: 10, Sites: [] } as const;
const EVERYBODY = { Version: '1', Share: 1, Sites: [] };

beforeAll(async () => {
  await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.admin], firstName: 'Ines', lastName: 'Falk' });
  await insertCustomer(api(), { email: 'support@example.com', roles: [ROLES.customerSupport] });
  [ines, support] = [await loggedIn(api(), 'ines@example.com'), await loggedIn(api(), 'support@example.com')];
});
beforeEach(async () => {
  await api().db.delete(releasePointer);
  await api().db.delete(releaseMoves);
  for (const version of ['1', '2', '3']) publish(version);
  await movePointer(openStore(), 'order', (entry) => switchTo(entry, '1'), author);
});
afterAll(() => rmSync(system, { recursive: true }));

it('a canary serves its share of the chosen sites, stands in the log, and is promoted', async () => {
  const canary = { Version: '2', Share: 0.1, Sites: ['Österreich'] };
  expect(await ines.call(CALLS.startCanary, { body: { ...CANARY, Sites: [2] } })).toEqual({
    ...{ Remote: 'order', Serving: [canary, EVERYBODY] },
  });
  expect(await getServing()).toEqual([
    { version: '2', share: 0.1, sites: [2] },
    { version: '1', share: 1, sites: null },
  ]);
  const { Rows } = await ines.call(CALLS.auditLog, { query: { call: 'startCanary', outcome: 'done' } });
  expect(Rows[0]).toMatchObject({ Act: 'Probeversion ausgeliefert', Reason: 'Neue Kasse' });
  await ines.call(CALLS.promoteCanary, { body: { ...BODY, Version: '2' } });
  expect(await getServing()).toEqual([
    { version: '2', share: 1, sites: [2] },
    { version: '1', share: 1, sites: null },
  ]);
});

it('a rollback ends a canary, and without one goes back to the version before', async () => {
  await ines.call(CALLS.startCanary, { body: CANARY });
  expect((await ines.call(CALLS.rollBackRelease, { body: BODY })).Serving).toEqual([EVERYBODY]);
  await ines.call(CALLS.serveRelease, { body: { ...BODY, Version: '3' } });
  expect((await ines.call(CALLS.rollBackRelease, { body: { ...BODY, ServingVersion: '3' } })).Serving).toEqual([
    EVERYBODY,
  ]);
});

it('the history names who moved what, when, why and how, the newest first', async () => {
  await ines.call(CALLS.startCanary, { body: CANARY });
  const reason = '2: 14 von 60 Besuchen gescheitert, daneben 2 von 540';
  const automatic = { by: 'automatic', reason, command: 'rollback 2 (automatic)' };
  await movePointer(openStore(), 'order', (entry) => rollBack(entry), automatic);
  const { Moves } = await ines.call(CALLS.releaseMoves);
  expect(Moves.map(({ Revision, By, Reason, Command }) => [Revision, By, Reason, Command])).toEqual([
    [3, 'automatic', reason, 'rollback 2 (automatic)'],
    [2, 'Ines Falk', 'Neue Kasse', 'canary 2 --percent 10 (staff)'],
    [1, 'ops@machine', 'Alltag', 'switch 1'],
  ]);
  expect(Moves[1]).toMatchObject({
    ...{ Remote: 'order', RemoteName: 'Angebote und Bestellung', At: expect.any(String) },
    Serving: [{ Version: '2', Share: 0.1, Sites: [] }, EVERYBODY],
  });
});

it('is refused where it makes no sense for what serves now, in German and with a code', async () => {
  const getRefusal = async (call: typeof CALLS.startCanary | typeof CALLS.promoteCanary, body: object) => {
    const { status, code, detail } = (await ines.post(call.path, body)).problem();
    return [status, code, detail];
  };
  expect(await getRefusal(CALLS.promoteCanary, { ...BODY, Version: '2' })).toEqual([
    ...[409, 'CONFLICT', expect.stringContaining('läuft nicht mehr als Probeversion')],
  ]);
  expect((await ines.post(CALLS.rollBackRelease.path, BODY)).problem().detail).toContain('keine Probeversion');
  await ines.call(CALLS.startCanary, { body: CANARY });
  expect(await getRefusal(CALLS.startCanary, { ...CANARY, Version: '3' })).toEqual([
    ...[409, 'CONFLICT', expect.stringContaining('schon eine andere Probeversion')],
  ]);
  const elsewhere = await ines.post(CALLS.startCanary.path, { ...CANARY, ServingVersion: '3' });
  expect(elsewhere.problem()).toMatchObject({ status: 409, code: 'CONFLICT', context: { ServingVersion: '1' } });
  expect(await getRefusal(CALLS.startCanary, { ...CANARY, Version: '99' })).toEqual([
    404,
    'NOT_FOUND',
    expect.any(String),
  ]);
  publish('4', { contractVersion: CONTRACT_VERSION + 1 });
  expect(await getRefusal(CALLS.startCanary, { ...CANARY, Version: '4' })).toEqual([
    ...[409, 'RELEASE_INCOMPATIBLE', expect.stringContaining('Fassung')],
  ]);
  for (const wrong of [{ Percent: 0 }, { Percent: 100 }, { Percent: 1.5 }, { Sites: [9] }, { Reason: ' ' }])
    expect((await ines.post(CALLS.startCanary.path, { ...CANARY, ...wrong })).problem().code).toBe('VALIDATION');
});

it('is Admin’s alone', async () => {
  for (const { path } of [CALLS.startCanary, CALLS.promoteCanary, CALLS.rollBackRelease])
    expect((await support.post(path, { ...CANARY })).status).toBe(403);
  expect((await support.get(CALLS.releaseMoves.path)).status).toBe(403);
  expect((await api().visitor().get(CALLS.releaseMoves.path)).status).toBe(401);
  expect((await ines.post(CALLS.startCanary.path, CANARY, { sendsCsrf: false })).problem().code).toBe('CSRF');
});
