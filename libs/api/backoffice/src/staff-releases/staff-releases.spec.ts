import { sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, CONTRACT_VERSION } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import type { Release } from '@heizplatz/releases';
import { serveVersion, writeReleaseKeys } from '@heizplatz/releases/testing';

const system = mkdtempSync(join(tmpdir(), 'any-remote-'));
const dir = join(system, 'releases');
const key = writeReleaseKeys(join(system, 'release-keys'));
const api = withApi({ env: { RELEASES_DIR: dir } });
let ines: TestClient;

function publish(name: string, version: string): void {
  const release: Release = {
    ...{ name, version, builtAt: '2026-11-20T10:00:00.000Z', contentHash: 'ab12', container: `mf_${name}` },
    ...{ contractVersion: CONTRACT_VERSION, sharedVersions: { react: '19.3.1' }, patterns: [`/${name}`], styles: [] },
    ...{ scripts: {}, files: {}, title: name === 'order' ? 'Angebote und Bestellung' : 'Pellet-Tipps' },
  };
  const [text, folder] = [JSON.stringify(release), join(dir, name, version)];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), text);
  writeFileSync(join(folder, 'release.json.sig'), sign(null, Buffer.from(text), key.getKey()).toString('base64'));
}

const SERVE = { Remote: 'pellet-tipps', Version: '2', ServingVersion: '1', Reason: 'Neue Tipps' };

beforeAll(async () => {
  await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.admin] });
  ines = await loggedIn(api(), 'ines@example.com');
  for (const [name, version] of [
    ...[['pellet-tipps', '1'] as const, ['pellet-tipps', '2'] as const],
    ...[['order', '1'] as const, ['order', '2'] as const],
  ])
    publish(name, version);
  for (const name of ['order', 'pellet-tipps']) serveVersion(dir, name, '1', key.getKey());
});
afterAll(() => rmSync(system, { recursive: true }));

it('a remote that is not one of the first four is listed, found, switched and given as a file', async () => {
  const { Rows, Remotes } = await ines.call(CALLS.publishedReleases, { query: { remote: 'pellet-tipps' } });
  expect(Rows.map(({ Remote, RemoteName, Version, State }) => [Remote, RemoteName, Version, State])).toEqual([
    ['pellet-tipps', 'Pellet-Tipps', '2', 'published'],
    ['pellet-tipps', 'Pellet-Tipps', '1', 'serving'],
  ]);
  expect(Remotes.map(({ Remote }) => Remote)).toEqual(['order', 'pellet-tipps']);
  const csv = await ines.get(`${CALLS.exportPublishedReleases.path}?remote=pellet-tipps&format=csv`);
  expect(csv.text).toContain('Pellet-Tipps;2;');
  expect((await ines.call(CALLS.serveRelease, { body: SERVE })).Serving).toEqual([
    { Version: '2', Share: 1, Sites: [] },
  ]);
  const { Moves } = await ines.call(CALLS.releaseMoves);
  expect(Moves[0]).toMatchObject({ Remote: 'pellet-tipps', Reason: 'Neue Tipps', Command: 'switch 2 (staff)' });
});

it('the calls of before give the four remotes alone, whose tabs would refuse another one, and still switch', async () => {
  const { Rows, Remotes, Total } = await ines.call(CALLS.staffReleases, {});
  expect([Rows.map(({ Remote }) => Remote), Total, Remotes.map(({ Remote }) => Remote)]).toEqual([
    ...[['order', 'order'], 2, ['order']],
  ]);
  expect((await ines.get(`${CALLS.exportStaffReleases.path}?format=csv`)).text).not.toContain('Pellet-Tipps');
  expect((await ines.post(CALLS.switchRelease.path, SERVE)).problem().code).toBe('VALIDATION');
  expect(await ines.call(CALLS.switchRelease, { body: { ...SERVE, Remote: 'order' } })).toEqual({
    ...{ Remote: 'order', ServingVersion: '2' },
  });
});
