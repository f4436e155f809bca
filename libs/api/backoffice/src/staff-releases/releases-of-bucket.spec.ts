import { sign } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { startApi, type TestApi, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, CONTRACT_VERSION } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { createReleaseStore, openBucket, readSigned, type Release } from '@heizplatz/releases';
import { serveVersion, writeReleaseKeys } from '@heizplatz/releases/testing';
import S3rver from 's3rver';

const system = mkdtempSync(join(tmpdir(), 'releases-of-bucket-'));
const dir = join(system, 'releases');
const key = writeReleaseKeys(join(system, 'release-keys'));
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(system, 'bucket') },
  configureBuckets: [{ name: 'releases', configs: [] }],
});
const access = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
let api: TestApi;
let ines: TestClient;

/** As another machine publishes it: this API's folder never had it. */
async function upload(address: string, version: string): Promise<void> {
  const release: Release = {
    ...{ name: 'order', version, builtAt: '2026-11-20T10:00:00.000Z', contentHash: 'ab12', container: 'mf_order' },
    ...{ contractVersion: CONTRACT_VERSION, sharedVersions: {}, patterns: ['/x'], styles: [], scripts: {}, files: {} },
  };
  const [text, folder] = [JSON.stringify(release), join(system, 'elsewhere/order', version)];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), text);
  writeFileSync(join(folder, 'release.json.sig'), sign(null, Buffer.from(text), key.getKey()).toString('base64'));
  await createReleaseStore(openBucket(address, access)).put(readSigned(folder, key.publicKeyFile), folder);
}

beforeAll(async () => {
  const { port } = await server.run();
  const address = `s3://releases/one?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
  api = await startApi({ env: { RELEASES_DIR: dir, RELEASES_URL: address, ...access } });
  await insertCustomer(api, { email: 'ines@example.com', roles: [ROLES.admin] });
  ines = await loggedIn(api, 'ines@example.com');
  for (const version of ['1', '2']) await upload(address, version);
  serveVersion(dir, 'order', '1', key.getKey());
});
afterAll(async () => {
  await api.close();
  rmSync(system, { recursive: true });
});

it('the desk lists what lies in the bucket alone, without fetching more than manifests, and switches to it', async () => {
  const list = async () => {
    const { Rows, Registry } = await ines.call(CALLS.publishedReleases, {});
    return [Registry, ...Rows.map(({ Version, State }) => `${Version} ${State}`)];
  };
  expect(await list()).toEqual(['there', '2 published', '1 serving']);
  expect(existsSync(join(dir, 'order'))).toBe(false);
  const body = { Remote: 'order', Version: '2', ServingVersion: '1', Reason: 'Neue Kasse' };
  expect((await ines.call(CALLS.serveRelease, { body })).Serving).toEqual([{ Version: '2', Share: 1, Sites: [] }]);
  expect(await list()).toEqual(['there', '2 serving', '1 before']);
});

it('while the bucket does not respond, the desk says so and moves nothing; what serves is still known', async () => {
  await server.close();
  const { Registry, Remotes } = await ines.call(CALLS.publishedReleases, {});
  expect([Registry, Remotes.map(({ ServingVersion }) => ServingVersion)]).toEqual(['unreadable', ['2']]);
  const body = { Remote: 'order', Version: '1', ServingVersion: '2', Reason: 'Zurück' };
  expect((await ines.post(CALLS.serveRelease.path, body)).problem()).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
  });
});
