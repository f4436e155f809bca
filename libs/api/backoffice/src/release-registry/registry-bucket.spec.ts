import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type TestApi } from '@heizplatz/api-platform/testing';
import { openBucket } from '@heizplatz/releases';
import S3rver from 's3rver';
import { codeOf, createRegistryTest, pack } from './testing/registry-test';

const directory = mkdtempSync(join(tmpdir(), 'registry-bucket-'));
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory },
  configureBuckets: [{ name: 'releases', configs: [] }],
});
const access = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const registry = createRegistryTest(() => api);
let api: TestApi;
let address = '';
let token = '';

beforeAll(async () => {
  const { port } = await server.run();
  address = `s3://releases/one?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
  api = await startApi({ env: { RELEASES_DIR: registry.dir, RELEASES_URL: address, ...access } });
  await registry.reset();
  token = await registry.addToken('kasse', ['order']);
});
afterAll(async () => {
  await api.close();
  await server.close();
  registry.remove();
  rmSync(directory, { recursive: true });
});

it('a release goes into the bucket too, from where another API with a folder of its own serves it', async () => {
  const packed = await pack(registry.build());
  expect((await registry.upload('order/1', token, packed)).status).toBe(201);
  const stored = await openBucket(address, access).get('order/1/release.json');
  expect(stored).toEqual(readFileSync(join(registry.dir, 'order/1/release.json')));
  // As the folder of an API that did not receive it.
  rmSync(registry.dir, { recursive: true });
  const versions = await registry.send('GET', 'order/versions', token);
  expect(versions.json()).toEqual({ remote: 'order', versions: ['1'] });
  const moved = await registry.send('POST', 'order/moves', token, { body: { move: 'switch' } });
  expect(moved.json()).toMatchObject({ entry: { serving: [{ version: '1' }] } });
  expect(existsSync(join(registry.dir, 'order/1/browser/routes.js'))).toBe(true);
});

it('what the bucket has under a version is not replaced, and a half upload is completed', async () => {
  rmSync(registry.dir, { recursive: true, force: true });
  const other = await pack(registry.build({ contentHash: 'cd34' }));
  expect(codeOf(await registry.upload('order/1', token, other))).toEqual([409, 'VERSION_EXISTS']);
  const packed = await pack(registry.build({ version: '2' }));
  await registry.upload('order/2', token, packed);
  await openBucket(address, access).remove(['order/2/release.json']);
  expect((await registry.upload('order/2', token, packed)).status).toBe(201);
  expect(await openBucket(address, access).get('order/2/release.json')).not.toBeNull();
});
