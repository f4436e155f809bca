import { sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityHandlers } from '@heizplatz/api-identity';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, CONTRACT_VERSION } from '@heizplatz/contract';
import type { Release } from '@heizplatz/releases';
import { serveVersion, writeReleaseKeys } from '@heizplatz/releases/testing';
import { contentHandlers } from '../content-pages/content-handlers';
import { staffContentHandlers } from './staff-content-handlers';
import { editor } from './testing/editor';

const system = mkdtempSync(join(tmpdir(), 'served-paths-'));
const dir = join(system, 'releases');
const key = writeReleaseKeys(join(system, 'release-keys'));
const api = withApi({
  handlers: [...identityHandlers, ...contentHandlers, ...staffContentHandlers],
  env: { RELEASES_DIR: dir },
});
afterAll(() => rmSync(system, { recursive: true }));

function publish(name: string, version: string): void {
  const release: Release = {
    ...{ name, version, builtAt: '2026-11-20T10:00:00.000Z', contentHash: 'ab12', container: `mf_${name}` },
    ...{ contractVersion: CONTRACT_VERSION, sharedVersions: {}, patterns: [`/${name}/*`], styles: [], scripts: {} },
    ...{ files: {}, title: 'Pellet-Tipps' },
  };
  const [text, folder] = [JSON.stringify(release), join(dir, name, version)];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), text);
  writeFileSync(join(folder, 'release.json.sig'), sign(null, Buffer.from(text), key.getKey()).toString('base64'));
}

it('a page cannot have the path of a remote that serves, of whatever name', async () => {
  const staff = await editor(api());
  const page = {
    ...{ PageId: null, Version: 0, CountryId: 1, Kind: 'legal', Path: '/pellet-tipps/lagern', Topic: null },
    ...{ Title: 'Lagern', Description: 'Wie man Pellets lagert', ValidFrom: '2026-12-01' },
  } as const;
  publish('pellet-tipps', '1');
  serveVersion(dir, 'pellet-tipps', '1', key.getKey());
  const refused = (await staff.post(CALLS.savePage.path, page)).problem();
  expect(refused).toMatchObject({ status: 400, errors: [{ path: 'body.Path', code: 'PATH_OWNED' }] });
  expect(refused.detail).toContain('„Pellet-Tipps“');
  expect((await staff.post(CALLS.savePage.path, { ...page, Path: '/pellets-lagern' })).status).toBe(200);
});
