import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFiles, listStoredReleases, openBucket, readSigned } from '@heizplatz/releases';
import S3rver from 's3rver';
import { publicFile } from './release-keys';
import { runRelease } from './run-release';

const home = mkdtempSync(join(tmpdir(), 'shell-builds-'));
const registry = join(home, 'releases');
const shellDir = join(home, 'shell');
const access = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(home, 'bucket') },
  configureBuckets: [{ name: 'releases', configs: [] }],
});
let address = '';
const HASH = '0123456789ab';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function build(contentHash: string, script: string, written = script): void {
  for (const side of ['browser', 'server']) mkdirSync(join(shellDir, side), { recursive: true });
  writeFileSync(join(shellDir, 'browser/main.js'), written);
  writeFileSync(join(shellDir, 'server/main.js'), 'server');
  const files = { 'browser/main.js': sha256(script), 'server/main.js': sha256('server') };
  const fit = { contractVersion: 1, sharedVersions: {} };
  writeFileSync(join(shellDir, 'build.json'), JSON.stringify({ name: 'shell', contentHash, ...fit, files }));
}

beforeAll(async () => {
  const { port } = await server.run();
  address = `s3://releases/one?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
  Object.assign(process.env, access, { RELEASES_URL: address, RELEASES_DIR: registry, SHELL_DIR: shellDir });
});
afterAll(async () => {
  for (const name of ['RELEASES_URL', 'RELEASES_DIR', 'SHELL_DIR', ...Object.keys(access)])
    Reflect.deleteProperty(process.env, name);
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

it('stores what browsers load of the build, signed, in folder and bucket', async () => {
  build(HASH, 'script');
  expect(await runRelease(['publish-shell'])).toEqual([`published shell ${HASH}`]);
  const folder = join(registry, 'shell', HASH);
  const release = readSigned(folder, publicFile());
  expect(Object.keys(release.files)).toEqual(['browser/main.js']);
  checkFiles(release, folder);
  expect(readdirSync(folder).toSorted()).toEqual(['browser', 'release.json', 'release.json.sig']);
  const stored = await listStoredReleases(openBucket(address, access), 'shell');
  expect(stored.map(({ version }) => version)).toEqual([HASH]);
});

it('refuses files that are not what was built, and leaves nothing half-written', async () => {
  build('ba9876543210', 'script', 'altered');
  await expect(runRelease(['publish-shell'])).rejects.toThrow(
    'shell ba9876543210: browser/main.js is not what was built',
  );
  expect(readdirSync(join(registry, 'shell')).filter((name) => !name.endsWith('.part'))).toEqual([HASH]);
});

it('is no remote: nothing of that name is published, switched or pruned as one', async () => {
  for (const command of ['publish', 'switch', 'prune', 'list'])
    await expect(runRelease([command, 'shell'])).rejects.toThrow("'shell' is no name of a remote");
});

it('keeps the newest build whenever it was published', async () => {
  expect(await runRelease(['prune-shell'])).toEqual([
    'freed 0.0 MB; 1 versions of shell stay',
    'freed 0.0 MB from the bucket; 1 versions of shell stay',
  ]);
});
