import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveVersion } from '@heizplatz/releases/testing';
import { ROOT } from '../build/workspace';
import { signWithCurrentKey, signingKey } from './release-keys';
import { runRelease } from './run-release';

const home = mkdtempSync(join(tmpdir(), 'release-command-'));
const registry = join(home, 'releases');
const shellDir = join(home, 'shell');
const environment = { RELEASES_DIR: registry, SHELL_DIR: shellDir, RELEASE_POINTER: 'folder' };

const WORKER = `const { parentPort, workerData } = require('node:worker_threads');
parentPort.postMessage('loaded');`;

function publish(version: string): string {
  const folder = join(registry, 'order', version);
  mkdirSync(folder, { recursive: true });
  const release = {
    ...{ name: 'order', version, builtAt: '2026-11-25T10:00:00.000Z', contentHash: 'ab12', container: 'mf_order' },
    ...{ contractVersion: 1, sharedVersions: {}, patterns: [], styles: [], scripts: {}, files: {} },
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  signWithCurrentKey(folder);
  return folder;
}

const release = async (...args: string[]) => (await runRelease(args)).join('\n');
/** The line of a move; in a folder nobody knows what the shells make of it. */
async function move(...args: string[]): Promise<string> {
  const [moved = '', shells = ''] = await runRelease(args);
  expect(shells).toMatch(/^which shells serve it is not known: they report to the API alone/);
  return moved;
}

beforeAll(() => {
  Object.assign(process.env, environment);
  mkdirSync(join(shellDir, 'server'), { recursive: true });
  writeFileSync(join(shellDir, 'build.json'), JSON.stringify({ contractVersion: 1, sharedVersions: {} }));
  writeFileSync(join(shellDir, 'server/render-worker.js'), WORKER);
  for (const version of ['1', '2', '3']) publish(version);
});
afterAll(() => {
  for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name);
  rmSync(home, { recursive: true, force: true });
});

it('moves the pointer from version to version, by share and site, and back', async () => {
  expect(await move('switch', 'order', '1')).toBe('moved order to revision 1: 1');
  expect(await move('canary', 'order', '2', '--percent', '10', '--site', 'at,ch')).toBe(
    'moved order to revision 2: 2 to 10 % of at, ch; 1 to all others',
  );
  expect(await move('promote', 'order', '--site', 'at')).toBe(
    'moved order to revision 3: 2 to at; 2 to 10 % of ch; 1 to all others',
  );
  expect(await move('rollback', 'order', '--site', 'ch')).toBe('moved order to revision 4: 2 to at; 1 to all others');
  expect(await move('switch', 'order')).toBe('moved order to revision 5: 3');
  expect(await move('rollback', 'order', '--reason', 'Fehler in der Kasse')).toBe('moved order to revision 6: 1');
  const lines = (await release('list', 'order')).split('\n');
  expect(lines[0]).toBe(`serving order 1 (pointer in ${registry})`);
  expect(lines[1]).toMatch(/^revision 6: rollback by \S+@\S+ at 2\S+ \(Fehler in der Kasse\): 3 → 1$/);
  expect(lines[2]).toMatch(/^revision 5: switch by .*: 2 to at; 1 to all others → 3$/);
  expect(lines[6]).toMatch(/^which shells serve it is not known/);
  // Beside them stand the builds of this checkout that were never published.
  const published = lines.filter((line) => / {2}published/.test(line));
  expect(published).toEqual(['1  published  serving, chosen', '2  published', '3  published']);
});

it('moves nothing with the key of another remote’s team', async () => {
  await release('switch', 'order', '1');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const [publicFile, privateFile] = [join(home, 'team.pub'), join(home, 'team.pem')];
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await release('key', 'add', 'konto', 'account', publicFile);
  process.env['RELEASE_SIGNING_KEY'] = privateFile;
  try {
    await expect(release('rollback', 'order')).rejects.toThrow(/team konto, which may not sign order/);
  } finally {
    delete process.env['RELEASE_SIGNING_KEY'];
    await release('key', 'revoke', 'konto');
  }
  expect(await release('list', 'order')).toMatch(/^serving order 1 /);
});

it.each([
  [['canary', 'order', '2'], 'canary needs a share of the visitors, e.g. --percent 10'],
  [
    ['canary', 'order', '2', '--percent', '100'],
    "--percent '100' is no share: a number above 0 and below 100 is needed",
  ],
  [['switch', 'order', '2', '--percent', '10'], 'switch serves everybody: canary takes --percent'],
  [['switch', 'order', '2', '--site', 'de,fr'], "--site 'fr' is none of de, at, ch"],
  [['switch', 'order', '9'], 'order 9 is not published'],
  [['switch', '../order'], "'../order' is no name of a remote"],
  [['switch', 'order', '2', '--wait', 'long'], "--wait 'long' is no number of seconds"],
  [['switch', 'order', '2', 'x'], "'x' is one argument too many"],
  [['switch', 'order', '--prozent', '2'], "Unknown option '--prozent'"],
  [['rollback', 'order', '1'], 'rollback takes no version'],
  [['promote', 'order'], 'no canary is running there'],
  [['rollback', 'account'], 'nothing serves all visitors yet'],
  [['build', 'nothing'], 'nothing is no remote of this repository'],
  [['drop', 'order'], 'npm run release -- COMMAND REMOTE'],
])('%j is refused with its reason', async (args, reason) => {
  await expect(release(...args)).rejects.toThrow(reason);
});

it('ends with 2 and its reason where it did nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/releases/main.ts', 'drop', 'order'], {
    ...{ cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' }, encoding: 'utf8' },
  });
  expect([status, stderr.split('\n')[0]]).toEqual([2, expect.stringContaining('npm run release -- COMMAND')]);
});

it('prunes what nobody can need, when it is told to', async () => {
  const old = new Date('2026-01-01T00:00:00Z');
  const folders = ['v1', 'v2'].map(publish);
  for (const folder of folders) utimesSync(join(folder, 'release.json.sig'), old, old);
  serveVersion(registry, 'order', 'v2', signingKey());
  expect(await release('prune', 'order', '--dry-run')).toMatch(/^would delete v1 {2}0\.0 MB\nwould free 0\.0 MB; 4 /);
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
  expect(await release('prune', 'order')).toMatch(/^deleted v1 {2}0\.0 MB\nfreed 0\.0 MB; 4 versions of order stay$/);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
});
