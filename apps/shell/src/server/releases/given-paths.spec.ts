/** @jest-environment node */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  formatRemoteGrants,
  formatTrustedKeys,
  type Release,
  type RemoteGrants,
  signRelease,
} from '@heizplatz/releases';
import { serveVersion } from '@heizplatz/releases/testing';
import { releaseOf } from '../testing/get-release';
import { createReleaseRegistry } from './release-registry';
import { createReleaseTrust } from './release-trust';

const dir = mkdtempSync(join(tmpdir(), 'given-paths-'));
const [releasesDir, shellDir, releaseKeyFile] = [join(dir, 'releases'), join(dir, 'shell'), join(dir, 'public.pem')];
const [operator, team] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const operatorKey = createPrivateKey(operator.privateKey.export({ type: 'pkcs8', format: 'pem' }));
const GIVEN = { paths: ['/order/*'], order: 30, layouts: ['default'] };

function writeKeys(grants: RemoteGrants): void {
  const keys = formatTrustedKeys([
    { key: operator.publicKey, team: null, remotes: null },
    { key: team.publicKey, team: 'kasse', remotes: ['order'] },
  ]);
  writeFileSync(releaseKeyFile, `${formatRemoteGrants(grants)}${keys}`);
}

function publish(name: string, version: string, fields: Partial<Release>, key = team.privateKey): void {
  const folder = join(releasesDir, name, version);
  mkdirSync(folder, { recursive: true });
  const claims = { patterns: [`/${name}/*`], order: 30, files: {}, ...fields };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(releaseOf(name, { version, ...claims })));
  signRelease(folder, key);
}

/** A shell's own gate, with the operator's file; nothing is loaded. */
const open = () =>
  createReleaseRegistry(
    releasesDir,
    createReleaseTrust(
      {
        releaseKeyFile,
        releasesDir,
        shellDir,
        releaseStore: null,
        apiUrls: [],
        loadsBeforeServing: false,
        isProduction: true,
      },
      { error: () => undefined },
    ),
    { error: () => undefined },
  );
const served = (registry: ReturnType<typeof open>) =>
  registry.serving().all.map(({ name, version }) => `${name} ${version}`);

beforeEach(() => {
  mkdirSync(join(shellDir, 'server'), { recursive: true });
  writeFileSync(
    join(shellDir, 'build.json'),
    JSON.stringify({ contractVersion: 1, sharedVersions: { react: '19.3.1' } }),
  );
  writeFileSync(join(shellDir, 'server/render-worker.js'), '');
  writeKeys({ order: GIVEN });
  publish('public', '1', { patterns: ['/*'], order: 90 }, operatorKey);
  publish('order', '1', {});
  serveVersion(releasesDir, 'public', '1', operatorKey);
  serveVersion(releasesDir, 'order', '1', team.privateKey);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it.each<[string, Partial<Release>, string]>([
  ['home and login with an earlier order', { patterns: ['/', '/login'], order: 1 }, 'PATH_NOT_GIVEN'],
  ['an order', { order: 1 }, 'ORDER_NOT_GIVEN'],
  ['a layout', { layouts: ['staff'] }, 'LAYOUT_NOT_GIVEN'],
])('a team’s release that claims %s is refused, in a running shell and in one that starts', (_, fields, code) => {
  const running = open();
  expect(served(running)).toEqual(['order 1', 'public 1']);
  publish('order', '2', fields);
  serveVersion(releasesDir, 'order', '2', team.privateKey);
  for (const registry of [running, open()]) {
    expect(served(registry)).toEqual(['order 1', 'public 1']);
    expect(registry.refused()).toEqual([
      { remote: 'order', version: '2', reason: expect.stringMatching(`${Object.keys(fields)[0]}: .*\\(${code}\\)$`) },
    ]);
  }
});

it('a key file of before gives a team nothing: what serves goes on, and a shell that starts has it no more', () => {
  const running = open();
  served(running);
  writeKeys({});
  publish('order', '2', { patterns: ['/'], order: 1 });
  serveVersion(releasesDir, 'order', '2', team.privateKey);
  expect(served(running)).toEqual(['order 1', 'public 1']);
  const starting = open();
  expect(served(starting)).toEqual(['public 1']);
  expect(starting.refused()[0]?.reason).toContain('(NOTHING_GIVEN)');
});

it('a path that both may claim stays with the remote that serves it, also in a shell that starts', () => {
  writeKeys({ order: { ...GIVEN, paths: ['/*'] }, public: { paths: ['/*'], order: 90, layouts: ['default'] } });
  publish('order', '2', { patterns: ['/login'] });
  serveVersion(releasesDir, 'order', '2', team.privateKey);
  const starting = open();
  expect(served(starting)).toEqual(['public 1']);
  expect(starting.refused()[0]?.reason).toMatch(/\/login of order takes paths of public .*\(PATH_TAKEN\)$/);
  writeKeys({ order: { ...GIVEN, paths: ['/login'] }, public: { paths: ['/*'], order: 90, layouts: ['default'] } });
  expect(served(open())).toEqual(['order 2', 'public 1']);
  expect(readFileSync(releaseKeyFile, 'utf8')).toContain('Paths of order: /login');
});

it('a container with the name of another remote’s is refused: a page would have the code of one for both', () => {
  const running = open();
  served(running);
  publish('order', '2', { container: 'mf_public' });
  serveVersion(releasesDir, 'order', '2', team.privateKey);
  expect(served(running)).toEqual(['order 1', 'public 1']);
  expect(running.refused()[0]?.reason).toContain('its container is named mf_public as that of public');
});
