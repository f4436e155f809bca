/** @jest-environment node */
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bucket, checkFiles, createReleaseStore, openBucket, readSigned, signRelease } from '@heizplatz/releases';
import { serveVersion } from '@heizplatz/releases/testing';
import S3rver from 's3rver';
import { releaseOf } from '../testing/get-release';
import { createFetchReleases } from './fetch-releases';
import { createReleaseRegistry } from './release-registry';

const dir = mkdtempSync(join(tmpdir(), 'fetch-'));
const keyFile = join(dir, 'public.pem');
const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
writeFileSync(keyFile, ours.publicKey.export({ type: 'spki', format: 'pem' }));
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(dir, 'bucket') },
  configureBuckets: [{ name: 'releases', configs: [] }],
});
const log = { error: jest.fn() };
const read = (folder: string) => readSigned(folder, keyFile);
let bucket: Bucket;
let nowMs = 0;
let shells = 0;

beforeAll(async () => {
  const { port } = await server.run();
  const access = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  bucket = openBucket(`s3://releases/one?endpoint=http://127.0.0.1:${port}&region=eu-central-1`, access);
});
beforeEach(() => log.error.mockClear());
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

const CODE = 'routes';
/** What a shell serves of a remote, and runs. */
const PARTS = [
  ['manifest', 'browser/mf-manifest.json'],
  ['entry', 'server/remoteEntry.js'],
  ['chunk', 'server/routes.js'],
  ['style sheet', 'browser/styles.css'],
] as const;

/** Signs a release on the publisher's machine and puts it into the store. */
async function publish(
  version: string,
  { key = ours.privateKey, files = ['server/remoteEntry.js'] }: { key?: KeyObject; files?: readonly string[] } = {},
) {
  const folder = join(dir, 'publisher/order', version);
  const hash = createHash('sha256').update(CODE).digest('hex');
  const release = releaseOf('order', { version, files: Object.fromEntries(files.map((file) => [file, hash])) });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), CODE);
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  signRelease(folder, key);
  await createReleaseStore(bucket).put(release, folder);
}

/** A shell with an empty folder but for the pointer. */
function startShell(version: string) {
  shells += 1;
  const releasesDir = join(dir, `shell-${shells}`);
  mkdirSync(releasesDir);
  serveVersion(releasesDir, 'order', version, ours.privateKey);
  const fetch = createFetchReleases({
    ...{ store: createReleaseStore(bucket), releasesDir, readSigned: read, log, nowMs: () => nowMs },
  });
  const registry = createReleaseRegistry(releasesDir, { read, check: checkFiles, fetch }, log, () => nowMs);
  return { releasesDir, registry, served: () => registry.serving().all.map((release) => release.version) };
}

describe('a shell whose folder lacks what the pointer names', () => {
  it('fetches it from a folder too, and writes nothing there', async () => {
    const shared = join(dir, 'shared');
    const inBucket = bucket;
    bucket = openBucket(pathToFileURL(shared).href, {});
    await publish('in-folder');
    const before = readdirSync(shared, { recursive: true }).toSorted();
    const shell = startShell('in-folder');
    bucket = inBucket;
    await shell.registry.whenSettled();
    expect(shell.served()).toEqual(['in-folder']);
    expect(readdirSync(shared, { recursive: true }).toSorted()).toEqual(before);
  });

  it('fetches it from the store before it serves', async () => {
    await publish('1');
    const { registry, served, releasesDir } = startShell('1');
    registry.serving();
    expect([registry.unread(), registry.loading()]).toEqual([['order'], ['order']]);
    await registry.whenReady(10_000);
    expect(served()).toEqual(['1']);
    expect(registry.unread()).toEqual([]);
    expect(registry.refused()).toEqual([]);
    expect(log.error).not.toHaveBeenCalled();
    expect(readdirSync(join(releasesDir, 'order/1')).toSorted()).toEqual([
      'release.json',
      'release.json.sig',
      'server',
    ]);
    expect(readdirSync(releasesDir).filter((name) => name.startsWith('.fetching'))).toEqual([]);
  });

  it('goes on with the last good release until it has fetched another', async () => {
    await publish('2');
    const { registry, served, releasesDir } = startShell('1');
    await registry.whenSettled();
    serveVersion(releasesDir, 'order', '2', ours.privateKey);
    expect(served()).toEqual(['1']);
    expect(registry.unread()).toEqual([]);
    await registry.whenSettled();
    expect(served()).toEqual(['2']);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('refuses what the store does not have, and serves it once it was published', async () => {
    const { registry, served } = startShell('3');
    await registry.whenSettled();
    expect(served()).toEqual([]);
    expect(registry.refused()).toMatchObject([{ remote: 'order', version: '3' }]);
    expect(registry.unread()).toEqual(['order']);
    await publish('3');
    nowMs += 5000;
    registry.serving();
    await registry.whenSettled();
    expect(served()).toEqual(['3']);
  });

  it.each(PARTS)("asks again for a release's %s that failed once", async (_, file) => {
    const version = `lacks-${file.replaceAll(/\W/g, '-')}`;
    await publish(version, { files: PARTS.map(([, path]) => path) });
    const key = `order/${version}/${file}`;
    await bucket.remove([key]);
    const { registry, served, releasesDir } = startShell(version);
    await registry.whenSettled();
    expect(served()).toEqual([]);
    await bucket.put(key, CODE);
    nowMs += 5000;
    registry.serving();
    await registry.whenSettled();
    expect(served()).toEqual([version]);
    expect(readFileSync(join(releasesDir, 'order', version, file), 'utf8')).toBe(CODE);
  });

  it('takes nothing that another key signed: its files are not even downloaded', async () => {
    await publish('4', { key: theirs.privateKey });
    const { registry, served, releasesDir } = startShell('4');
    await registry.whenSettled();
    expect(served()).toEqual([]);
    expect(existsSync(join(releasesDir, 'order/4'))).toBe(false);
    expect(String(log.error.mock.calls[0]?.[0].err)).toMatch(/is not what was signed/);
  });

  it('does not run a file that was altered in the store', async () => {
    await publish('5');
    await bucket.put('order/5/server/remoteEntry.js', 'something else');
    const { registry } = startShell('5');
    await registry.whenSettled();
    expect(registry.getServerFolder({ name: 'order', version: '5' })).toBeUndefined();
    expect(registry.refused()[0]?.reason).toMatch(/server\/remoteEntry.js is not what was signed/);
  });

  it('counts an upload that broke off as none', async () => {
    await publish('6');
    await bucket.remove(['order/6/release.json']);
    const { registry, served, releasesDir } = startShell('6');
    await registry.whenSettled();
    expect(served()).toEqual([]);
    expect(readdirSync(releasesDir).filter((name) => name.startsWith('.fetching'))).toEqual([]);
  });
});

it.each(['../x/1', 'order', 'order/1/browser', '.fetching-a/order'])('%s is no release to fetch', (path) => {
  const fetch = createFetchReleases({ store: createReleaseStore(bucket), releasesDir: dir, readSigned: read, log });
  expect(fetch(join(dir, path))).toBeUndefined();
});
