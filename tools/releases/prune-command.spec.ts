import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseStore, listStoredReleases, openBucket, readSigned } from '@heizplatz/releases';
import { serveVersion } from '@heizplatz/releases/testing';
import S3rver from 's3rver';
import { openFolderPointer } from './open-pointer';
import { pruneReleases } from './prune-command';
import { publicFile, signWithCurrentKey, signingKey } from './release-keys';

const home = mkdtempSync(join(tmpdir(), 'prune-'));
const registry = join(home, 'releases');
const access = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(home, 'bucket') },
  configureBuckets: [{ name: 'releases', configs: [] }],
});
let address = '';

function writeRelease(version: string): string {
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

beforeAll(async () => {
  const { port } = await server.run();
  address = `s3://releases/one?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
  Object.assign(process.env, access, { RELEASES_URL: address, RELEASES_DIR: registry, RELEASE_POINTER: 'folder' });
  const store = createReleaseStore(openBucket(address, access));
  for (const version of ['1', '2', '3']) {
    const folder = writeRelease(version);
    await store.put(readSigned(folder, publicFile()), folder);
  }
  // Of another machine: this one never had it.
  rmSync(join(registry, 'order/3'), { recursive: true });
  serveVersion(registry, 'order', '2', signingKey());
});
afterAll(async () => {
  for (const name of ['RELEASES_URL', 'RELEASES_DIR', 'RELEASE_POINTER', ...Object.keys(access)])
    Reflect.deleteProperty(process.env, name);
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

const listBucket = async () =>
  (await listStoredReleases(openBucket(address, access), 'order')).map(({ version }) => version);
const prune = async (isDryRun: boolean, days: number) =>
  (await pruneReleases('order', openFolderPointer(), { isDryRun, now: new Date(Date.now() + days * 86_400_000) })).join(
    '\n',
  );

it('keeps in the bucket what was stored within seven days', async () => {
  expect(await prune(false, 6)).toContain('freed 0.0 MB from the bucket; 3 versions of order stay');
  expect(await listBucket()).toEqual(['1', '2', '3']);
});

it('deletes from folder and bucket what nobody can need', async () => {
  expect(await prune(true, 8)).toMatch(/would delete 1 from the bucket .*\nwould delete 3 from the bucket /);
  expect([await listBucket(), existsSync(join(registry, 'order/1'))]).toEqual([['1', '2', '3'], true]);
  expect((await prune(false, 8)).split('\n')).toEqual([
    expect.stringMatching(/^deleted 1 {2}/),
    'freed 0.0 MB; 1 versions of order stay',
    expect.stringMatching(/^deleted 1 from the bucket {2}/),
    expect.stringMatching(/^deleted 3 from the bucket {2}/),
    'freed 0.0 MB from the bucket; 1 versions of order stay',
  ]);
  expect([await listBucket(), existsSync(join(registry, 'order/1'))]).toEqual([['2'], false]);
});
