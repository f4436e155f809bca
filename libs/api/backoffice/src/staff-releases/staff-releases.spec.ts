import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, CONTRACT_VERSION, type ReleaseRemote } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { switchTo, readPointer, type Release } from '@heizplatz/releases';

const system = mkdtempSync(join(tmpdir(), 'staff-releases-'));
const dir = join(system, 'releases');
const key = generateKeyPairSync('ed25519');
const api = withApi({ env: { RELEASES_DIR: dir } });
let ines: TestClient;
let support: TestClient;
let anna: TestClient;

beforeAll(async () => {
  mkdirSync(join(system, 'release-keys'));
  writeFileSync(join(system, 'release-keys/public.pem'), key.publicKey.export({ type: 'spki', format: 'pem' }));
  await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.admin] });
  await insertCustomer(api(), { email: 'support@example.com', roles: [ROLES.customerSupport] });
  await insertCustomer(api(), { email: 'anna@example.com' });
  [ines, support, anna] = [
    await loggedIn(api(), 'ines@example.com'),
    await loggedIn(api(), 'support@example.com'),
    await loggedIn(api(), 'anna@example.com'),
  ];
});
beforeEach(() => rmSync(dir, { recursive: true, force: true }));
afterAll(() => rmSync(system, { recursive: true }));

/** Signed as tools/releases does it. */
function writeFile(remote: string, version: string, text: string): void {
  mkdirSync(join(dir, remote, version), { recursive: true });
  writeFileSync(join(dir, remote, version, 'release.json'), text);
  writeFileSync(
    join(dir, remote, version, 'release.json.sig'),
    sign(null, Buffer.from(text), key.privateKey).toString('base64'),
  );
}

function publish(remote: ReleaseRemote, version: string, fields: Partial<Release> = {}): void {
  const release: Release = {
    ...{ name: remote, version, builtAt: '2026-11-20T10:00:00.000Z', contentHash: 'ab12', container: `mf_${remote}` },
    ...{ contractVersion: CONTRACT_VERSION, sharedVersions: { react: '19.3.1' }, patterns: ['/x'], styles: [] },
    ...{ scripts: {}, files: {}, ...fields },
  };
  writeFile(remote, version, JSON.stringify(release));
}

/** Three versions of order, of which the second serves, and one of public. */
function publishSome(): void {
  for (const version of ['20261101-a', '20261110-b', '20261120-c']) publish('order', version);
  publish('public', '20261115-p');
  switchTo(dir, 'order', '20261101-a', { isChosen: true });
  switchTo(dir, 'order', '20261110-b', { isChosen: true });
  switchTo(dir, 'public', '20261115-p', { isChosen: true });
}

const list = (query: Record<string, string> = {}) => ines.call(CALLS.staffReleases, { query });
const getVersions = async (query: Record<string, string> = {}) =>
  (await list(query)).Rows.map(({ Version }) => Version);
const servedOrder = () => readPointer(dir).remotes['order'];
const MOVE = { Remote: 'order', Version: '20261120-c', ServingVersion: '20261110-b', Reason: 'Neue Kasse' } as const;
const move = (fields: Partial<Record<keyof typeof MOVE, string | null>> = {}) =>
  ines.post(CALLS.switchRelease.path, { ...MOVE, ...fields });

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
    });
    expect([Registry, Total]).toEqual(['there', 4]);
    expect(Remotes.map(({ Remote, ServingVersion }) => [Remote, ServingVersion])).toEqual([
      ['public', '20261115-p'],
      ['order', '20261110-b'],
      ['account', null],
      ['support', null],
    ]);
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
    expect((await ines.get(`${CALLS.staffReleases.path}?state=unknown`)).status).toBe(400);
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
    const { Rows } = await list({ state: 'incompatible', sort: 'built' });
    expect(Rows.map(({ Version, Fault }) => [Version, Fault])).toEqual([
      ['20261121-d', expect.stringContaining(`Fassung ${CONTRACT_VERSION + 1}`)],
      ['20261121-e', 'Braucht react 18.0.0, die Seite bringt 19.3.1 mit.'],
      ['20261121-f', 'Braucht preact 1.0.0; das bringt die Seite nicht mit.'],
      ['20261121-g', expect.stringContaining(`Fassung ^${later}`)],
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
    switchTo(dir, 'account', '20261124-gone', { isChosen: true });
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
      'stopped Konto und Anmeldung',
      'stopped Mitarbeiterbereich',
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
    const csv = await ines.get(`${CALLS.exportStaffReleases.path}?remote=public&format=csv`);
    expect(csv.headers['content-disposition']).toContain('releases-2026-11-21.csv');
    expect(csv.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFBereich;Version;Gebaut;Fassung der Schnittstelle;Stand;Hinweis;Länder',
      `Öffentliche Seiten;20261115-p;20.11.2026 11:00;${CONTRACT_VERSION};wird ausgeliefert;;Deutschland, Österreich, Schweiz`,
    ]);
    expect((await ines.get(`${CALLS.exportStaffReleases.path}?format=xlsx`)).text.slice(0, 2)).toBe('PK');
  });
});

describe('switching', () => {
  it('serves the version for everybody, keeps the history, and stands in the log', async () => {
    publishSome();
    const response = await ines.call(CALLS.switchRelease, { body: MOVE });
    expect(response).toEqual({ Remote: 'order', ServingVersion: '20261120-c' });
    expect(servedOrder()).toEqual({
      serving: [{ version: '20261120-c', share: 1, sites: null }],
      history: ['20261101-a', '20261110-b'],
      isChosen: true,
    });
    expect(await getVersions({ remote: 'order', state: 'serving' })).toEqual(['20261120-c']);
    const { Rows } = await ines.call(CALLS.auditLog, { query: { call: 'switchRelease', outcome: 'done' } });
    expect(Rows[0]).toMatchObject({
      ...{ Act: 'Auf eine andere Version umgestellt', Reason: 'Neue Kasse' },
      Differences: [{ Field: 'version', Before: '20261110-b', After: '20261120-c' }],
    });
  });

  it('is undone by the command that rolls back', async () => {
    publishSome();
    await ines.call(CALLS.switchRelease, { body: MOVE });
    const notice = execFileSync(process.execPath, ['tools/releases/main.ts', 'rollback', 'order'], {
      env: { ...process.env, RELEASES_DIR: dir },
      encoding: 'utf8',
    });
    expect(notice).toContain('20261110-b');
    expect(await getVersions({ remote: 'order', state: 'serving' })).toEqual(['20261110-b']);
  });

  it('is refused when another version serves than the person saw, and names it', async () => {
    publishSome();
    switchTo(dir, 'order', '20261101-a', { isChosen: true });
    const refused = (await move()).problem();
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT', context: { ServingVersion: '20261101-a' } });
    expect(refused.detail).toContain('20261101-a');
    expect(servedOrder()?.serving[0]?.version).toBe('20261101-a');
  });

  it('twice is once', async () => {
    publishSome();
    const both = await Promise.all([move(), move()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(servedOrder()?.history).toEqual(['20261101-a', '20261110-b']);
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
    for (const wrong of [{ Version: '../order' }, { Remote: 'shell' }, { Reason: ' ' }])
      expect((await move(wrong)).problem().code).toBe('VALIDATION');
    expect(servedOrder()?.serving[0]?.version).toBe('20261110-b');
  });

  it('is Admin’s alone, as the list and its file are', async () => {
    publishSome();
    for (const { path } of [CALLS.staffReleases, CALLS.exportStaffReleases])
      for (const client of [support, anna]) expect((await client.get(path)).status).toBe(403);
    expect((await api().visitor().get(CALLS.staffReleases.path)).status).toBe(401);
    for (const client of [support, anna]) expect((await client.post(CALLS.switchRelease.path, MOVE)).status).toBe(403);
    expect((await ines.post(CALLS.switchRelease.path, MOVE, { sendsCsrf: false })).problem().code).toBe('CSRF');
    expect(servedOrder()?.serving[0]?.version).toBe('20261110-b');
  });
});
