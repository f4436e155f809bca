import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { readSigned, type Release, signRelease } from '../index';
import { writeReleaseKeys } from '../testing';
import { packArchive } from './pack-archive';
import { ARCHIVE_LIMITS, unpackRelease } from './unpack-release';

const dir = mkdtempSync(join(tmpdir(), 'archive-'));
const { publicKeyFile, getKey } = writeReleaseKeys(join(dir, 'keys'));
const source = join(dir, 'built/order/1');
const target = join(dir, 'draft/order/1');
const CONTENTS = { 'browser/routes.js': 'routes()', 'server/remoteEntry.js': '' };
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const RELEASE: Release = {
  ...{ name: 'order', version: '1', builtAt: '2026-11-25T10:00:00.000Z', contentHash: 'ab12', container: 'mf_order' },
  ...{ contractVersion: 1, sharedVersions: {}, patterns: ['/x'], styles: [], scripts: {} },
  files: Object.fromEntries(Object.entries(CONTENTS).map(([name, text]) => [name, hash(text)])),
};

function build(contents: Readonly<Record<string, string>>, release: Release): void {
  for (const [name, text] of Object.entries({ ...contents, 'release.json': JSON.stringify(release) })) {
    mkdirSync(dirname(join(source, name)), { recursive: true });
    writeFileSync(join(source, name), text);
  }
  signRelease(source, getKey());
}
const unpack = (packed: Uint8Array) => unpackRelease(packed, target, (folder) => readSigned(folder, publicKeyFile));

type Entry = Parameters<typeof packTar>[0][number];
const entry = (name: string, body: string, header: Partial<Entry['header']> = {}): Entry => ({
  header: { name, size: Buffer.byteLength(body), type: 'file', ...header },
  body,
});
const readEntry = (name: string) => entry(name, readFileSync(join(source, name), 'utf8'));
const first = () => ['release.json', 'release.json.sig'].map(readEntry);
const whole = () => [...first(), ...Object.keys(CONTENTS).map(readEntry)];
const pack = async (entries: readonly Entry[]) => gzipSync(await packTar(entries));

beforeEach(() => {
  for (const folder of [source, target]) rmSync(folder, { recursive: true, force: true });
  build(CONTENTS, RELEASE);
});
afterAll(() => rmSync(dir, { recursive: true }));

it('lays out what was packed', async () => {
  expect(await unpack(await packArchive(RELEASE, source))).toEqual(RELEASE);
  expect(readdirSync(target, { recursive: true }).toSorted()).toEqual(
    readdirSync(source, { recursive: true }).toSorted(),
  );
  expect(readFileSync(join(target, 'browser/routes.js'), 'utf8')).toBe('routes()');
});

describe('an archive is refused', () => {
  it.each<[string, () => readonly Entry[], string]>([
    ['without a manifest in front', () => whole().toReversed(), 'MANIFEST_MISSING'],
    ['that is empty', () => [], 'MANIFEST_MISSING'],
    ['that is not signed', () => whole().toSpliced(1, 1), 'SIGNATURE_MISSING'],
    ['whose signature is a link', () => [...first().slice(0, 1), link('release.json.sig')], 'SIGNATURE_MISSING'],
    ['with a file that the manifest does not name', () => [...whole(), entry('browser/x.js', '')], 'ENTRY_REFUSED'],
    ['with a path out of the folder', () => [...first(), entry('../../x.js', '')], 'ENTRY_REFUSED'],
    ['with an absolute path', () => [...first(), entry('/tmp/x.js', '')], 'ENTRY_REFUSED'],
    ['with a file twice', () => [...whole(), readEntry('server/remoteEntry.js')], 'ENTRY_REFUSED'],
    ['with a second manifest', () => [...whole(), readEntry('release.json')], 'ENTRY_REFUSED'],
    ['with a symbolic link in the place of a file', () => [...first(), link('browser/routes.js')], 'ENTRY_REFUSED'],
    ['with a hard link in the place of a file', () => [...first(), link('browser/routes.js', 'link')], 'ENTRY_REFUSED'],
    ['with a folder', () => [...first(), entry('browser', '', { type: 'directory' })], 'ENTRY_REFUSED'],
    ['with a changed byte', () => [...first(), entry('browser/routes.js', 'routeS()')], 'FILE_ALTERED'],
    ['without a file', () => whole().slice(0, 3), 'FILE_MISSING'],
  ])('%s', async (_, getEntries, fault) => {
    await expect(unpack(await pack(getEntries()))).rejects.toMatchObject({ name: 'ArchiveRefusal', fault });
    expect(existsSync(join(dir, 'x.js'))).toBe(false);
  });

  const link = (name: string, type: 'symlink' | 'link' = 'symlink') =>
    entry(name, '', { type, linkname: '/etc/passwd' });

  it('that is no tar.gz, or breaks off', async () => {
    const packed = await packArchive(RELEASE, source);
    const damaged = [Buffer.from('hello'), gzipSync('hello'), packed.subarray(0, -30), Buffer.alloc(0)];
    for (const one of damaged) {
      rmSync(target, { recursive: true, force: true });
      await expect(unpack(one)).rejects.toMatchObject({ fault: 'ARCHIVE_UNREADABLE' });
    }
  });

  it('whose signed manifest names a path out of the folder, or the signature', async () => {
    const getRelease = (name: string) => ({ ...RELEASE, files: { [name]: hash('x') } });
    for (const name of ['../x.js', 'browser/../../x.js', './x.js', 'release.json.sig']) {
      rmSync(target, { recursive: true, force: true });
      build({}, getRelease(name));
      await expect(unpack(await pack([...first(), entry(name, 'x')]))).rejects.toMatchObject({
        fault: 'ENTRY_REFUSED',
      });
    }
  });

  it('that is too large unpacked, before and after the signature, and that has too many files', async () => {
    const large = 'x'.repeat(ARCHIVE_LIMITS.manifestBytes);
    const tooLarge = { fault: 'ARCHIVE_TOO_LARGE' };
    await expect(unpack(await pack([entry('release.json', large)]))).rejects.toMatchObject(tooLarge);
    rmSync(target, { recursive: true });
    const bomb = Buffer.alloc(ARCHIVE_LIMITS.unpackedBytes + 1);
    const files = { 'a.js': createHash('sha256').update(bomb).digest('hex') };
    build({}, { ...RELEASE, files });
    const header = { name: 'a.js', size: bomb.length, type: 'file' as const };
    await expect(unpack(await pack([...first(), { header, body: bomb }]))).rejects.toMatchObject(tooLarge);
    rmSync(target, { recursive: true });
    const names = Array.from({ length: ARCHIVE_LIMITS.files + 1 }, (_, nth) => [`${nth}.js`, hash('')]);
    build({}, { ...RELEASE, files: Object.fromEntries(names) });
    await expect(unpack(await pack(first()))).rejects.toMatchObject(tooLarge);
  });

  // What the archive still holds then is given up while zlib unpacks it: a late piece once was an uncaught exception.
  it.each<[string, (name: string, body: string) => Entry, string]>([
    ['a link', (name) => link(name), 'ENTRY_REFUSED'],
    ['unnamed', (_, body) => entry('unnamed.js', body), 'ENTRY_REFUSED'],
    ['altered', (name, body) => entry(name, body.replace('x', 'y')), 'FILE_ALTERED'],
  ])('whose entry is %s, at each fifth of many places, and nothing else fails', async (_, spoil, fault) => {
    const body = 'x'.repeat(200_000);
    const names = Array.from({ length: 40 }, (_unused, nth) => `${nth}.js`);
    build({}, { ...RELEASE, files: Object.fromEntries(names.map((name) => [name, hash(body)])) });
    for (let place = 0; place < names.length; place += 5) {
      rmSync(target, { recursive: true, force: true });
      const entries = names.map((name, nth) => (nth === place ? spoil(name, body) : entry(name, body)));
      await expect(unpack(await pack([...first(), ...entries]))).rejects.toMatchObject({ fault });
    }
  });

  it('before a file is written that nobody signed', async () => {
    writeFileSync(join(source, 'release.json'), JSON.stringify({ ...RELEASE, order: 1 }));
    await expect(unpack(await pack(whole()))).rejects.toMatchObject({ name: 'UntrustedRelease' });
    expect(readdirSync(target).toSorted()).toEqual(['release.json', 'release.json.sig']);
  });
});
