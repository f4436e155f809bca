import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFiles, checkFilesInPieces, keyBeside, readSigned } from './trust.ts';

const dir = mkdtempSync(join(tmpdir(), 'signed-'));
const folder = join(dir, 'order/1');
const keyFile = join(dir, 'public.pem');
const ours = generateKeyPairSync('ed25519');
const foreign = generateKeyPairSync('ed25519');
const CODE = 'module.exports = 1;';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const getManifest = (files: Record<string, string>): string =>
  JSON.stringify({
    ...{ name: 'order', version: '1', builtAt: '2026-11-21T10:00:00.000Z', contentHash: 'ab12', container: 'mf_order' },
    ...{ contractVersion: 1, sharedVersions: {}, patterns: [], styles: [], scripts: {}, files },
  });

/** As tools/releases publishes it. */
function publish(key: KeyObject = ours.privateKey): void {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server/remoteEntry.js'), CODE);
  const manifest = getManifest({ 'server/remoteEntry.js': hash(CODE) });
  writeFileSync(join(folder, 'release.json'), manifest);
  writeFileSync(join(folder, 'release.json.sig'), sign(null, Buffer.from(manifest), key).toString('base64'));
}

describe('a release that is read', () => {
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(keyFile, ours.publicKey.export({ type: 'spki', format: 'pem' }));
    publish();
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const read = () => {
    const release = readSigned(folder, keyFile);
    checkFiles(release, folder);
    return release;
  };

  const inPieces = () => checkFilesInPieces(readSigned(folder, keyFile), folder);

  it('is known by the signature of our key', () => {
    expect(read().name).toBe('order');
  });

  it('is refused when somebody else signed it', () => {
    publish(foreign.privateKey);
    expect(read).toThrow(/release.json is not what was signed/);
  });

  it('is refused when its signature names a key that is not trusted, or another than its own', () => {
    const bare = readFileSync(join(folder, 'release.json.sig'), 'utf8');
    writeFileSync(join(folder, 'release.json.sig'), `0123456789abcdef:${bare}`);
    expect(read).toThrow(/release.json is not what was signed/);
  });

  it('counts with a bare signature of any trusted key, the oldest or a later one', () => {
    const toPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
    for (const keys of [
      [ours, foreign],
      [foreign, ours],
    ]) {
      writeFileSync(keyFile, keys.map(({ publicKey }) => toPem(publicKey)).join(''));
      expect(read().name).toBe('order');
    }
  });

  it('is refused when its manifest was changed after it was signed', () => {
    const files = { 'server/remoteEntry.js': hash('evil()') };
    writeFileSync(join(folder, 'release.json'), getManifest(files));
    writeFileSync(join(folder, 'server/remoteEntry.js'), 'evil()');
    expect(read).toThrow(/release.json is not what was signed/);
  });

  it('is refused when a file was changed after it was signed', async () => {
    writeFileSync(join(folder, 'server/remoteEntry.js'), 'evil()');
    expect(read).toThrow(/server\/remoteEntry.js is not what was signed/);
    await expect(inPieces()).rejects.toThrow(/server\/remoteEntry.js is not what was signed/);
  });

  it('has its files read in pieces, so that the thread serves others meanwhile', async () => {
    const large = 'a'.repeat(3_000_000);
    writeFileSync(join(folder, 'server/large.js'), large);
    const turns: string[] = [];
    const checking = checkFilesInPieces({ ...read(), files: { 'server/large.js': hash(large) } }, folder).then(() =>
      turns.push('checked'),
    );
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((go) => setImmediate(go));
      turns.push('served');
    }
    await checking;
    expect(turns.slice(0, 3)).toEqual(['served', 'served', 'served']);
    expect(turns).toContain('checked');
  });

  it.each([
    ['release.json.sig', /order\/1 is not signed/],
    ['server/remoteEntry.js', /ENOENT/],
  ])('is refused without %s', async (file, reason) => {
    rmSync(join(folder, file));
    expect(read).toThrow(reason);
    await expect((async () => inPieces())()).rejects.toThrow(reason);
  });

  it.each(['order/2', 'account/1'])('is refused where it passes for %s', (other) => {
    cpSync(folder, join(dir, other), { recursive: true });
    expect(() => readSigned(join(dir, other), keyFile)).toThrow(/holds order 1/);
  });

  it('is refused by another key', () => {
    writeFileSync(keyFile, foreign.publicKey.export({ type: 'spki', format: 'pem' }));
    expect(read).toThrow(/is not what was signed/);
  });

  it('has its key beside the registry, unless another is named', () => {
    expect(keyBeside('/srv/releases')).toBe('/srv/release-keys/public.pem');
  });
});
