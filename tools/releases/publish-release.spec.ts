import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseStore, openBucket, readSigned } from '@heizplatz/releases';
import S3rver from 's3rver';
import { BUILT_DIR } from './release-folders';
import { publicFile } from './release-keys';
import { checkPublished, publishRelease, storeRelease, versionsIn } from './publish-release';

/** No remote of ours has this name. */
const REMOTE = `spec-${process.pid}`;
const BUILT = join(BUILT_DIR, REMOTE);
const dir = mkdtempSync(join(tmpdir(), 'publish-'));
const shellDir = join(dir, 'shell');
const registry = join(dir, 'releases');

/** Loads a release and says so, as the shell's render worker does. */
const WORKER = `const { parentPort, workerData } = require('node:worker_threads');
require(workerData.smoke.folder + '/server/remoteEntry.js');
parentPort.postMessage('loaded');`;

function buildShell(): void {
  mkdirSync(join(shellDir, 'server'), { recursive: true });
  writeFileSync(join(shellDir, 'build.json'), JSON.stringify({ contractVersion: 1, sharedVersions: { react: '19' } }));
  writeFileSync(join(shellDir, 'server/render-worker.js'), WORKER);
}

const getHash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

function build(version: string, code: string, contractVersion = 1, picture = Buffer.of()): void {
  const files = { 'server/remoteEntry.js': getHash(code), 'browser/routes.png': getHash(picture) };
  const release = {
    ...{ name: REMOTE, version, builtAt: '2026-11-25T10:00:00.000Z', contentHash: 'ab12', container: 'mf_spec' },
    ...{ contractVersion, sharedVersions: {}, patterns: [], styles: [], scripts: {}, files },
  };
  for (const side of ['server', 'browser']) mkdirSync(join(BUILT, version, side), { recursive: true });
  writeFileSync(join(BUILT, version, 'browser/routes.png'), picture);
  writeFileSync(join(BUILT, version, 'server/remoteEntry.js'), code);
  writeFileSync(join(BUILT, version, 'release.json'), JSON.stringify(release));
}

beforeEach(() => {
  process.env['RELEASES_DIR'] = registry;
  process.env['SHELL_DIR'] = shellDir;
  delete process.env['RELEASE_SIGNING_KEY'];
  delete process.env['RELEASE_PUBLIC_KEY'];
  for (const folder of [dir, BUILT]) rmSync(folder, { recursive: true, force: true });
  buildShell();
  build('1', '');
});
afterAll(() => {
  delete process.env['SHELL_DIR'];
  for (const folder of [dir, BUILT]) rmSync(folder, { recursive: true, force: true });
});

describe('publish', () => {
  it('stores the files that the release names, and no other', async () => {
    writeFileSync(join(BUILT, '1/server/notes.txt'), 'nobody signed this');
    await publishRelease(REMOTE);
    expect(readdirSync(join(registry, REMOTE, '1'), { recursive: true }).toSorted()).toEqual([
      ...['browser', 'browser/routes.png', 'release.json', 'release.json.sig', 'server', 'server/remoteEntry.js'],
    ]);
  });

  it('puts the same signed files into the bucket that RELEASES_URL names', async () => {
    const server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(dir, 'bucket') },
      configureBuckets: [{ name: 'releases', configs: [] }],
    });
    const { port } = await server.run();
    const access = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
    const address = `s3://releases/one?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
    Object.assign(process.env, access, { RELEASES_URL: address });
    try {
      await publishRelease(REMOTE);
      const target = join(dir, 'fetched', REMOTE, '1');
      const publicKey = publicFile();
      await createReleaseStore(openBucket(address, access)).fetch(target, { name: REMOTE, version: '1' }, (folder) =>
        readSigned(folder, publicKey),
      );
      for (const file of ['release.json', 'release.json.sig', 'server/remoteEntry.js'])
        expect(readFileSync(join(target, file))).toEqual(readFileSync(join(registry, REMOTE, '1', file)));
    } finally {
      for (const name of ['RELEASES_URL', ...Object.keys(access)]) delete process.env[name];
      await server.close();
    }
  });

  it('stores what the shell can run, once', async () => {
    await publishRelease(REMOTE);
    await publishRelease(REMOTE, '1');
    expect(versionsIn(registry, REMOTE)).toEqual(['1']);
  });

  it.each([
    [
      'whose module needs what the shell does not share',
      'undefined.createRoom()',
      1,
      /is refused: it cannot be loaded/,
    ],
    ['that was built for another contract', '', 2, /is refused: it was built for contract version 2, the shell has 1/],
  ])('refuses a release %s', async (_, code, contractVersion, reason) => {
    build('2', code, contractVersion);
    await expect(publishRelease(REMOTE)).rejects.toThrow(reason);
    expect(existsSync(join(registry, REMOTE, '2'))).toBe(false);
  });

  it.each(['build.json', 'server/render-worker.js'])(
    'refuses where the shell’s %s is missing: nobody knows',
    async (file) => {
      rmSync(join(shellDir, file));
      await expect(publishRelease(REMOTE)).rejects.toThrow(/is refused: no shell's build to compare with/);
      expect(versionsIn(registry, REMOTE)).toEqual([]);
    },
  );

  it('warns of a release that is large, and refuses one that is larger than the operator allows', async () => {
    await publishRelease(REMOTE);
    writeFileSync(publicFile(), `Size of ${REMOTE}: 1 KB, 2 KB\n${readFileSync(publicFile(), 'utf8')}`);
    build('2', '', 1, randomBytes(1500));
    expect((await publishRelease(REMOTE, '2')).warning).toMatch(/browser\/routes\.png \(2 KB\).*--size/);
    build('3', '', 1, randomBytes(2500));
    await expect(publishRelease(REMOTE, '3')).rejects.toThrow('(SIZE_EXCEEDED)');
    expect(versionsIn(registry, REMOTE)).toEqual(['1', '2']);
  });

  it('refuses what is not built', async () => {
    await expect(publishRelease(REMOTE, '9')).rejects.toThrow(/9 is not built/);
  });
});

describe('a published version', () => {
  it('may serve when it passes, the newest unless one is named', async () => {
    build('2', '');
    for (const version of ['1', '2']) storeRelease(REMOTE, version);
    expect(await checkPublished(REMOTE)).toBe('2');
    expect(await checkPublished(REMOTE, '1')).toBe('1');
  });

  it('is refused when the shell cannot load it, where no build says so, and when it was altered', async () => {
    build('2', 'throw new Error("no such thing")');
    for (const version of ['1', '2']) storeRelease(REMOTE, version);
    await expect(checkPublished(REMOTE, '2')).rejects.toThrow(/2 is refused: it cannot be loaded: .*no such thing/);
    await expect(checkPublished(REMOTE, '3')).rejects.toThrow(/3 is not published/);
    cpSync(join(registry, REMOTE, '1'), join(registry, REMOTE, '4'), { recursive: true });
    await expect(checkPublished(REMOTE, '4')).rejects.toThrow(/holds spec-\d+ 1/);
    rmSync(shellDir, { recursive: true });
    await expect(checkPublished(REMOTE, '1')).rejects.toThrow(/no shell's build to compare with/);
  });
});
