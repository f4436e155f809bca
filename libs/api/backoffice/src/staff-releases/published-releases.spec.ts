import { execFileSync } from 'node:child_process';
import { sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { createReleasePointer } from '@heizplatz/api-platform';
import { flushedBy, TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, CONTRACT_VERSION } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { movePointer, type PointerRules, type Release, startCanary, switchTo } from '@heizplatz/releases';
import { POINTER_TAG, releaseMoves, releasePointer } from '@heizplatz/releases/database';
import { serveVersion, writeReleaseKeys } from '@heizplatz/releases/testing';

const system = mkdtempSync(join(tmpdir(), 'staff-releases-'));
const dir = join(system, 'releases');
let key = writeReleaseKeys(join(system, 'release-keys'));
const api = withApi({ env: { RELEASES_DIR: dir } });
let ines: TestClient;
let support: TestClient;
let anna: TestClient;

beforeAll(async () => {
  await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.admin] });
  await insertCustomer(api(), { email: 'support@example.com', roles: [ROLES.customerSupport] });
  await insertCustomer(api(), { email: 'anna@example.com' });
  [ines, support, anna] = [
    await loggedIn(api(), 'ines@example.com'),
    await loggedIn(api(), 'support@example.com'),
    await loggedIn(api(), 'anna@example.com'),
  ];
});
beforeEach(async () => {
  rmSync(dir, { recursive: true, force: true });
  await api().db.delete(releasePointer);
  await api().db.delete(releaseMoves);
});
afterAll(() => rmSync(system, { recursive: true }));

/** Signed as tools/releases does it. */
function writeFile(remote: string, version: string, text: string): void {
  mkdirSync(join(dir, remote, version), { recursive: true });
  writeFileSync(join(dir, remote, version, 'release.json'), text);
  writeFileSync(
    join(dir, remote, version, 'release.json.sig'),
    sign(null, Buffer.from(text), key.getKey()).toString('base64'),
  );
}

const TITLES: Record<string, string> = { order: 'Angebote und Bestellung', public: 'Öffentliche Seiten' };

function publish(remote: string, version: string, fields: Partial<Release> = {}): void {
  const release: Release = {
    ...{ name: remote, version, builtAt: '2026-11-20T10:00:00.000Z', contentHash: 'ab12', container: `mf_${remote}` },
    ...{ contractVersion: CONTRACT_VERSION, sharedVersions: { react: '19.3.1' }, patterns: [`/${remote}`], styles: [] },
    ...{ scripts: {}, files: {}, title: TITLES[remote], ...fields },
  };
  writeFile(remote, version, JSON.stringify(release));
}

/** Three versions of order, of which the second serves, and one of public. */
function publishSome(): void {
  for (const version of ['20261101-a', '20261110-b', '20261120-c']) publish('order', version);
  publish('public', '20261115-p');
  serveVersion(dir, 'order', '20261101-a', key.getKey());
  serveVersion(dir, 'order', '20261110-b', key.getKey());
  serveVersion(dir, 'public', '20261115-p', key.getKey());
}

const list = (query: Record<string, string> = {}) => ines.call(CALLS.publishedReleases, { query });
const getVersions = async (query: Record<string, string> = {}) =>
  (await list(query)).Rows.map(({ Version }) => Version);
const openStore = () => createReleasePointer({ db: api().db, config: api().services.config, clock: () => TEST_NOW });
const servedOrder = async () => (await openStore().read()).remotes['order'];
const moveElsewhere = (change: (entry: PointerRules | null) => PointerRules) =>
  movePointer(openStore(), 'order', change, { by: 'ops@machine', reason: '', command: 'test' });
const MOVE = { Remote: 'order', Version: '20261120-c', ServingVersion: '20261110-b', Reason: 'Neue Kasse' } as const;
const move = (fields: Partial<Record<keyof typeof MOVE, string | null>> = {}) =>
  ines.post(CALLS.serveRelease.path, { ...MOVE, ...fields });

describe('the list of releases', () => {
  it('tells of each version whether it serves, has served or never did, the newest first', async () => {
    publishSome();
    const { Rows, Registry, Remotes, Total } = await list();
    expect(Rows.map(({ Remote, Version, State }) => [Remote, Version, State])).toEqual([
      ['order', '20261120-c', 'published'],
      ['public', '20261115-p', 'serving'],
      ['order', '20261110-b', 'serving'],
      ['order', '20261101-a', 'before'],
    ]);
    expect(Rows[1]).toEqual({
      ...{ Remote: 'public', RemoteName: 'Öffentliche Seiten', Version: '20261115-p', State: 'serving', Fault: null },
      ...{ BuiltAt: '2026-11-20T10:00:00.000Z', ContractVersion: CONTRACT_VERSION },
      Sites: ['Deutschland', 'Österreich', 'Schweiz'],
      Rules: [{ Version: '20261115-p', Share: 1, Sites: [] }],
    });
    expect([Registry, Total]).toEqual(['there', 4]);
    expect(Remotes.map(({ Remote, ServingVersion }) => [Remote, ServingVersion])).toEqual([
      ['order', '20261110-b'],
      ['public', '20261115-p'],
    ]);
  });

  it('shows what part of whose visitors a version serves, and who moved it', async () => {
    publishSome();
    await moveElsewhere((entry) => startCanary(entry, { version: '20261120-c', share: 0.1, sites: [2] }));
    const { Rows, Remotes } = await list({ state: 'serving', remote: 'order', sort: 'built' });
    const canary = { Version: '20261120-c', Share: 0.1, Sites: ['Österreich'] };
    const stable = { Version: '20261110-b', Share: 1, Sites: [] };
    expect(Rows.map(({ Version, Sites, Rules }) => ({ Version, Sites, Rules }))).toEqual([
      { Version: '20261110-b', Sites: ['Deutschland', 'Österreich', 'Schweiz'], Rules: [stable] },
      { Version: '20261120-c', Sites: ['Österreich'], Rules: [canary] },
    ]);
    expect(Remotes[0]).toMatchObject({
      ...{ Remote: 'order', ServingVersion: '20261110-b', PreviousVersion: '20261101-a', Serving: [canary, stable] },
      LastMove: { By: 'ops@machine', At: TEST_NOW.toISOString(), Reason: '', Command: 'test' },
    });
  });

  it('is filtered, searched, sorted and paged', async () => {
    publishSome();
    expect(await getVersions({ remote: 'public' })).toEqual(['20261115-p']);
    expect(await getVersions({ state: 'serving', sort: 'built' })).toEqual(['20261110-b', '20261115-p']);
    expect(await getVersions({ search: 'bestellung 202611 C' })).toEqual(['20261120-c']);
    expect(await getVersions({ sort: 'remote' })).toEqual(['20261120-c', '20261110-b', '20261101-a', '20261115-p']);
    for (let at = 100; at < 130; at += 1) publish('account', `20261001-${at}`);
    const second = await list({ remote: 'account', page: '2' });
    expect([second.Total, second.Rows.length, second.Rows[0]?.Version]).toEqual([30, 5, '20261001-104']);
    expect((await ines.get(`${CALLS.publishedReleases.path}?state=unknown`)).status).toBe(400);
  });

  it('names what does not fit, and why', async () => {
    publishSome();
    publish('order', '20261121-d', { contractVersion: CONTRACT_VERSION + 1 });
    publish('order', '20261121-e', { sharedVersions: { react: '18.0.0' } });
    const later = `${CONTRACT_VERSION}.999.0`;
    publish('order', '20261121-g', { contract: { version: later, range: `^${later}` } });
    // Whether the shell has it is for its gate to say.
    publish('order', '20261121-h', { platform: { version: '9.0.0', range: '^9.0.0' } });
    // Nothing of account serves: it is compared with what the shell takes of the others.
    publish('account', '20261121-f', { sharedVersions: { preact: '1.0.0' } });
    publish('order', '20261121-i', { patterns: ['/order', '/public'] });
    const { Rows } = await list({ state: 'incompatible', sort: 'built' });
    expect(Rows.map(({ Version, Fault }) => [Version, Fault])).toEqual([
      ['20261121-d', expect.stringContaining(`Fassung ${CONTRACT_VERSION + 1}`)],
      ['20261121-e', 'Braucht react 18.0.0, die Seite bringt 19.3.1 mit.'],
      ['20261121-f', 'Braucht preact 1.0.0; das bringt die Seite nicht mit.'],
      ['20261121-g', expect.stringContaining(`Fassung ^${later}`)],
      ['20261121-i', 'Beansprucht mit /public Adressen, die mit /public zu „Öffentliche Seiten“ gehören.'],
    ]);
  });

  it('shows broken and foreign files as such, and leaves out what is not published yet', async () => {
    publishSome();
    writeFile('order', '20261122-x', '{"name":"order"}');
    writeFile('order', '20261122-y', '{');
    publish('order', '20261122-z', { name: 'public' });
    publish('order', '20261122-zz');
    writeFileSync(join(dir, 'order/20261122-zz/release.json.sig'), 'AAAA');
    publish('order', '20261123-u.part');
    serveVersion(dir, 'account', '20261124-gone', key.getKey());
    const { Rows } = await list({ state: 'broken', sort: 'built' });
    expect(Rows.map(({ Version }) => Version)).toEqual(['20261122-x', '20261122-y', '20261122-z', '20261122-zz']);
    expect(Rows[0]).toMatchObject({ BuiltAt: null, Fault: expect.stringContaining('release.json') });
    expect((await list({ remote: 'account' })).Rows).toEqual([
      expect.objectContaining({ Version: '20261124-gone', State: 'serving', Fault: expect.any(String) }),
    ]);
  });

  it('is told in the state of operation: what serves each area, and what no shell can load', async () => {
    publishSome();
    writeFile('order', '20261110-b', 'altered {');
    const { Findings } = await ines.call(CALLS.operationState);
    const releases = Findings.filter(({ Kind }) => Kind === 'release');
    expect(releases.map(({ Status, Subject }) => `${Status} ${Subject}`)).toEqual([
      'stopped Angebote und Bestellung 20261110-b',
      'serves Öffentliche Seiten 20261115-p',
    ]);
  });

  it('says that nothing was published, and that the pointer is broken', async () => {
    expect(await list()).toMatchObject({ Rows: [], Total: 0, Registry: 'missing' });
    publish('order', '20261101-a');
    expect((await list()).Registry).toBe('there');
    writeFileSync(join(dir, 'pointer.json'), '{');
    expect(await list()).toMatchObject({ Registry: 'unreadable', Total: 1 });
    expect((await move({ Version: '20261101-a' })).problem()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });

  it('is given as a file of the same rows', async () => {
    publishSome();
    const csv = await ines.get(`${CALLS.exportPublishedReleases.path}?remote=public&format=csv`);
    expect(csv.headers['content-disposition']).toContain('releases-2026-11-21.csv');
    expect(csv.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFBereich;Version;Stand;Hinweis;Gebaut;Schnittstelle;Länder;Anteil',
      `Öffentliche Seiten;20261115-p;wird ausgeliefert;;20.11.2026 11:00;${CONTRACT_VERSION};Deutschland, Österreich, Schweiz;100 %`,
    ]);
    expect((await ines.get(`${CALLS.exportPublishedReleases.path}?format=xlsx`)).text.slice(0, 2)).toBe('PK');
  });
});

describe('switching', () => {
  it('serves the version for everybody, keeps the history, and stands in the log', async () => {
    publishSome();
    const response = await ines.call(CALLS.serveRelease, { body: MOVE });
    expect(response).toEqual({ Remote: 'order', Serving: [{ Version: '20261120-c', Share: 1, Sites: [] }] });
    expect(await servedOrder()).toMatchObject({
      ...{ revision: 3, serving: [{ version: '20261120-c', share: 1, sites: null }], isChosen: true },
      ...{ history: ['20261101-a', '20261110-b'], reason: 'Neue Kasse', command: 'switch 20261120-c (staff)' },
    });
    expect(await getVersions({ remote: 'order', state: 'serving' })).toEqual(['20261120-c']);
    const { Rows } = await ines.call(CALLS.auditLog, { query: { call: 'serveRelease', outcome: 'done' } });
    expect(Rows[0]).toMatchObject({
      ...{ Act: 'Auf eine andere Version umgestellt', Reason: 'Neue Kasse' },
      Differences: expect.arrayContaining([{ Field: 'Version', Before: '20261110-b', After: '20261120-c' }]),
    });
  });

  it('is undone by the command that rolls back', async () => {
    publishSome();
    await ines.call(CALLS.serveRelease, { body: MOVE });
    const notice = execFileSync(process.execPath, ['tools/releases/main.ts', 'rollback', 'order'], {
      env: { ...process.env, RELEASES_DIR: dir, DATABASE_URL: api().databaseUrl },
      encoding: 'utf8',
    });
    expect(notice).toContain('20261110-b');
    expect(await getVersions({ remote: 'order', state: 'serving' })).toEqual(['20261110-b']);
  });

  it('is refused when another version serves than the person saw, and names it', async () => {
    publishSome();
    await moveElsewhere((entry) => switchTo(entry, '20261101-a'));
    const refused = (await move()).problem();
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT', context: { ServingVersion: '20261101-a' } });
    expect(refused.detail).toContain('20261101-a');
    expect((await servedOrder())?.serving[0]?.version).toBe('20261101-a');
  });

  it('is told to the nodes and their shells when it was written', async () => {
    publishSome();
    const flushed = await flushedBy(api(), () => ines.call(CALLS.serveRelease, { body: MOVE }));
    expect(flushed).toEqual([POINTER_TAG]);
    expect(
      (await api().db.select().from(releaseMoves)).map(({ remote, revision, reason }) => [remote, revision, reason]),
    ).toEqual([['order', 3, 'Neue Kasse']]);
    const response = await api().visitor().get('/internal/releases/pointer');
    expect(JSON.parse(response.text)).toEqual({ remotes: { order: await servedOrder() } });
  });

  it('is refused where nothing can be signed', async () => {
    publishSome();
    rmSync(join(system, 'release-keys/private.pem'));
    expect((await move()).problem()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    key = writeReleaseKeys(join(system, 'release-keys'));
  });

  it('twice is once', async () => {
    publishSome();
    const both = await Promise.all([move(), move()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await servedOrder())?.history).toEqual(['20261101-a', '20261110-b']);
  });

  it('is refused to a version that is unknown, broken, or does not fit', async () => {
    publishSome();
    publish('order', '20261121-d', { contractVersion: CONTRACT_VERSION + 1 });
    writeFile('order', '20261121-x', '{');
    publish('order', '20261121-y', { files: { 'server/remoteEntry.js': 'ab12' } });
    const getRefusal = async (Version: string) => {
      const { status, code, detail } = (await move({ Version })).problem();
      return [status, code, detail];
    };
    expect(await getRefusal('20261121-q')).toEqual([404, 'NOT_FOUND', expect.stringContaining('20261121-q')]);
    expect(await getRefusal('20261115-p')).toEqual([404, 'NOT_FOUND', expect.any(String)]);
    expect(await getRefusal('20261121-d')).toEqual([409, 'RELEASE_INCOMPATIBLE', expect.stringContaining('Fassung')]);
    expect(await getRefusal('20261121-x')).toEqual([
      409,
      'RELEASE_INCOMPATIBLE',
      expect.stringContaining('release.json'),
    ]);
    expect(await getRefusal('20261121-y')).toEqual([
      409,
      'RELEASE_INCOMPATIBLE',
      expect.stringContaining('unterschrieben'),
    ]);
    for (const wrong of [{ Version: '../order' }, { Remote: '../order' }, { Reason: ' ' }])
      expect((await move(wrong)).problem().code).toBe('VALIDATION');
    expect((await servedOrder())?.serving[0]?.version).toBe('20261110-b');
  });

  it('is Admin’s alone, as the list and its file are', async () => {
    publishSome();
    for (const { path } of [CALLS.publishedReleases, CALLS.exportPublishedReleases])
      for (const client of [support, anna]) expect((await client.get(path)).status).toBe(403);
    expect((await api().visitor().get(CALLS.publishedReleases.path)).status).toBe(401);
    for (const client of [support, anna]) expect((await client.post(CALLS.serveRelease.path, MOVE)).status).toBe(403);
    expect((await ines.post(CALLS.serveRelease.path, MOVE, { sendsCsrf: false })).problem().code).toBe('CSRF');
    expect((await servedOrder())?.serving[0]?.version).toBe('20261110-b');
  });
});
