import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { FileStore } from './file-store';
import { listStoredFiles } from './testing/list-stored-files';
import { openFileStore } from './open-file-store';

const PDF = Buffer.from('%PDF-1.7\nx');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const home = mkdtempSync(join(tmpdir(), 'heizplatz-files-'));
const folder = join(home, 'folder');
const bucketAccess = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(home, 'bucket') },
  configureBuckets: [{ name: 'files', configs: [] }],
});
let bucketUrl = '';

beforeAll(async () => {
  const { port } = await server.run();
  bucketUrl = `s3://files/shop?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const open = (filesUrl: string) => openFileStore({ filesUrl, bucketAccess });
async function keysBefore(store: FileStore, before: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.writtenBefore(before)) keys.push(key);
  return keys.sort();
}

describe.each([
  ['a folder', () => folder],
  ['a bucket', () => bucketUrl],
])('files in %s', (_, filesUrl) => {
  it('are read as they were last written, and are gone once removed', async () => {
    const store = open(filesUrl());
    expect(await listStoredFiles(store)).toEqual([]);
    await store.write('orders/a/b', PDF);
    await store.write('orders/a/b', PNG);
    await store.write('media/c', PDF);
    expect(await store.read('orders/a/b')).toEqual(PNG);
    expect(await store.read('orders/a/c')).toBeUndefined();
    expect(await listStoredFiles(store)).toEqual(['media/c', 'orders/a/b']);
    await store.remove('media/c');
    await store.remove('media/c');
    expect(await store.read('media/c')).toBeUndefined();
    expect(await listStoredFiles(store)).toEqual(['orders/a/b']);
  });

  it('are seen by another node at once', async () => {
    await open(filesUrl()).write('orders/a/shared', PDF);
    expect(await open(filesUrl()).read('orders/a/shared')).toEqual(PDF);
  });

  it('are listed by the time of their writing', async () => {
    const store = open(filesUrl());
    await store.write('orders/a/timed', PDF);
    expect(await keysBefore(store, new Date(Date.now() - 60_000))).toEqual([]);
    expect(await keysBefore(store, new Date(Date.now() + 60_000))).toContain('orders/a/timed');
  });

  it.each(['../x/y', 'orders/../../x', '/etc/passwd', 'orders', 'a/b.js', ''])('never have the key %j', async (key) => {
    const store = open(filesUrl());
    await expect((async () => store.read(key))()).rejects.toThrow('no key');
    await expect((async () => store.write(key, PDF))()).rejects.toThrow('no key');
    await expect((async () => store.remove(key))()).rejects.toThrow('no key');
  });
});

it('in a folder are never seen half-written, and the draft of a killed node is listed and removed', async () => {
  const store = open(join(home, 'drafts'));
  const day = new Date('2026-11-20T12:00:00Z');
  for (const key of ['orders/a/old', 'media/b', 'orders/a/new']) await store.write(key, PDF);
  expect(await readdir(join(home, 'drafts/orders/a'))).toEqual(['new', 'old']);
  const draft = 'orders/a/old.0123456789ab';
  await writeFile(join(home, 'drafts', draft), PDF);
  await writeFile(join(home, 'drafts/secrets.json'), '{}');
  for (const key of ['orders/a/old', 'media/b', draft, 'secrets.json'])
    await utimes(join(home, 'drafts', key), day, day);
  const next = new Date('2026-11-21T12:00:00Z');
  expect(await keysBefore(store, next)).toEqual(['media/b', 'orders/a/old', draft]);
  await store.remove(draft);
  expect(await keysBefore(store, next)).toEqual(['media/b', 'orders/a/old']);
});

it('in a bucket that does not respond fail the call', async () => {
  const store = open('s3://files?endpoint=http://127.0.0.1:9&region=eu-central-1');
  await expect(store.read('orders/a/b')).rejects.toThrow();
});

it('at an address that cannot be used are refused at start', () => {
  expect(() => openFileStore({ filesUrl: 's3://files', bucketAccess: {} })).toThrow(
    'FILES_URL: Set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION to access s3://files.',
  );
});
