import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Release, signRelease } from '@heizplatz/releases';
import { serveVersion } from '@heizplatz/releases/testing';
import { publishRelease } from './publish-release';
import { BUILT_DIR } from './release-folders';
import { publicFile, signingKey } from './release-keys';
import { runRelease } from './run-release';

/** No remote of ours has this name. */
const REMOTE = `team-paths-${process.pid}`;
const home = mkdtempSync(join(tmpdir(), 'team-paths-'));
const registry = join(home, 'releases');
const shellDir = join(home, 'shell');
const teamKey = join(home, 'team.pem');
const environment = { RELEASES_DIR: registry, SHELL_DIR: shellDir, RELEASE_POINTER: 'folder' };
const WORKER = "require('node:worker_threads').parentPort.postMessage('loaded');";
const team = generateKeyPairSync('ed25519');

function write(folder: string, name: string, version: string, fields: Partial<Release>): string {
  const release: Partial<Release> = {
    ...{ name, version, builtAt: '2026-11-25T10:00:00.000Z', contentHash: 'ab12', container: `mf_${name}` },
    ...{ contractVersion: 1, sharedVersions: {}, order: 30, layouts: ['default'], styles: [], scripts: {}, ...fields },
    files: { 'server/remoteEntry.js': createHash('sha256').update('').digest('hex') },
  };
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server/remoteEntry.js'), '');
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}
const build = (version: string, fields: Partial<Release>) =>
  write(join(BUILT_DIR, REMOTE, version), REMOTE, version, fields);
/** In the registry by another way than the command, as by a hand in the bucket. */
const place = (version: string, fields: Partial<Release>, name = REMOTE, key = team.privateKey) =>
  signRelease(write(join(registry, name, version), name, version, fields), key);
const release = async (...args: string[]) => (await runRelease(args)).join('\n');
const asTeam = async <T>(run: () => Promise<T>): Promise<T> => {
  process.env['RELEASE_SIGNING_KEY'] = teamKey;
  return run().finally(() => Reflect.deleteProperty(process.env, 'RELEASE_SIGNING_KEY'));
};

beforeEach(async () => {
  Object.assign(process.env, environment);
  mkdirSync(join(shellDir, 'server'), { recursive: true });
  writeFileSync(join(shellDir, 'build.json'), JSON.stringify({ contractVersion: 1, sharedVersions: {} }));
  writeFileSync(join(shellDir, 'server/render-worker.js'), WORKER);
  writeFileSync(teamKey, team.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(`${teamKey}.pub`, team.publicKey.export({ type: 'spki', format: 'pem' }));
  signingKey();
  await release('key', 'add', 'kasse', REMOTE, `${teamKey}.pub`);
});
afterEach(() => {
  for (const folder of [home, join(BUILT_DIR, REMOTE)]) rmSync(folder, { recursive: true, force: true });
  for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name);
});

const STOLEN: [Partial<Release>, string][] = [
  [{ patterns: ['/kasse', '/', '/login'], order: 1 }, 'PATH_NOT_GIVEN'],
  [{ patterns: ['/kasse'], order: 1 }, 'ORDER_NOT_GIVEN'],
  [{ patterns: ['/kasse'], layouts: ['staff'] }, 'LAYOUT_NOT_GIVEN'],
];

it.each(STOLEN)('publish refuses %j', async (fields, code) => {
  await release('paths', 'give', REMOTE, '/kasse,/kasse/*', '--order', '30', '--layouts', 'default');
  build('1', fields);
  await expect(asTeam(() => publishRelease(REMOTE))).rejects.toThrow(`(${code})`);
  expect(existsSync(join(registry, REMOTE))).toBe(false);
  build('2', { patterns: ['/kasse'] });
  expect((await asTeam(() => publishRelease(REMOTE))).release.version).toBe('2');
});

it.each(STOLEN)('switch and canary refuse %j, however it came into the registry', async (fields, code) => {
  await release('paths', 'give', REMOTE, '/kasse', '--order', '30', '--layouts', 'default');
  place('1', { patterns: ['/kasse'] });
  await asTeam(() => release('switch', REMOTE, '1'));
  place('2', fields);
  await expect(asTeam(() => release('switch', REMOTE, '2'))).rejects.toThrow(`(${code})`);
  await expect(asTeam(() => release('canary', REMOTE, '2', '--percent', '5'))).rejects.toThrow(`(${code})`);
});

it('a key file of before gives its teams nothing, until the operator adopts what serves', async () => {
  build('2', { patterns: ['/', '/login'], order: 1 });
  await expect(asTeam(() => publishRelease(REMOTE))).rejects.toThrow('(NOTHING_GIVEN)');
  place('1', { patterns: ['/kasse', '/kasse/*'] });
  serveVersion(registry, REMOTE, '1', team.privateKey);
  expect(await release('paths', 'adopt')).toContain(`${REMOTE}: /kasse, /kasse/*  order 30  layouts default`);
  expect(readFileSync(publicFile(), 'utf8')).toContain(
    `Paths of ${REMOTE}: /kasse, /kasse/*\nOrder of ${REMOTE}: 30\n`,
  );
  build('3', { patterns: ['/kasse/neu'] });
  expect((await asTeam(() => publishRelease(REMOTE, '3'))).release.version).toBe('3');
  await expect(asTeam(() => publishRelease(REMOTE, '2'))).rejects.toThrow('(PATH_NOT_GIVEN)');
});

describe('a path that another remote serves', () => {
  const serveTips = () => {
    place('1', { patterns: ['/tipps/*'], order: 50 }, 'tips', signingKey());
    serveVersion(registry, 'tips', '1', signingKey());
  };

  it('is taken by nobody to whom it was not given in particular, and moves by the operator', async () => {
    serveTips();
    await release('paths', 'give', 'tips', '/tipps/*', '--order', '50', '--layouts', 'default');
    await release('paths', 'give', REMOTE, '/*', '--order', '30', '--layouts', 'default');
    build('1', { patterns: ['/tipps/:thema'] });
    await expect(asTeam(() => publishRelease(REMOTE))).rejects.toThrow(
      `patterns: /tipps/:thema of ${REMOTE} takes paths of tips (/tipps/*), which only the operator moves`,
    );
    await expect(asTeam(() => release('paths', 'give', REMOTE, '/tipps/:thema'))).rejects.toThrow(
      "is a team's: the operator alone gives paths",
    );
    await release('paths', 'give', REMOTE, '/tipps/:thema');
    expect((await asTeam(() => publishRelease(REMOTE))).release.version).toBe('1');
  });

  it('is not given away while a release that serves would be refused for it', async () => {
    serveTips();
    await release('paths', 'give', 'tips', '/tipps/*', '--order', '50', '--layouts', 'default');
    const before = readFileSync(publicFile(), 'utf8');
    for (const command of [
      ['give', REMOTE],
      ['take', 'tips'],
    ])
      await expect(release('paths', ...command, '/tipps/*')).rejects.toThrow('nothing was changed: tips 1 serves');
    expect(readFileSync(publicFile(), 'utf8')).toBe(before);
  });
});

it.each([
  [['paths', 'give', REMOTE, 'kasse'], "'kasse' is no path"],
  [['paths', 'give', REMOTE, '/kasse', '--order', 'x'], "--order 'x' is no number"],
  [['paths', 'give', REMOTE, '--size', '20,10'], "--size '20,10' is no pair of KB"],
  [['paths', 'give', REMOTE], 'npm run release -- paths list'],
  [['paths', 'drop'], 'npm run release -- paths list'],
])('%j is refused with its reason', async (args, reason) => {
  await expect(release(...args)).rejects.toThrow(reason);
});

it('lists what was given', async () => {
  await release('paths', 'give', REMOTE, '/kasse');
  expect(await release('paths', 'list')).toBe(`${REMOTE}: /kasse  order none  layouts none  size 900 KB, 1800 KB`);
});

it('lets a remote be larger without binding its paths', async () => {
  expect(await release('paths', 'give', REMOTE, '--size', '1200,2400')).toContain(
    `${REMOTE}: no path  order none  layouts none  size 1200 KB, 2400 KB`,
  );
  expect(readFileSync(publicFile(), 'utf8')).toContain(`Size of ${REMOTE}: 1200 KB, 2400 KB`);
  build('4', { patterns: ['/anywhere'] });
  expect((await publishRelease(REMOTE, '4')).release.version).toBe('4');
  await release('key', 'rotate');
  expect(readFileSync(publicFile(), 'utf8')).toContain(`Size of ${REMOTE}: 1200 KB, 2400 KB`);
});
