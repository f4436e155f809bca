/** @jest-environment node */
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from './testing/release-of';
import { openReleaseTrust } from './release-trust';

const dir = mkdtempSync(join(tmpdir(), 'signed-'));
const folder = join(dir, 'order/1');
const keyFile = join(dir, 'public.pem');
const ours = generateKeyPairSync('ed25519');
const foreign = generateKeyPairSync('ed25519');
const CODE = 'module.exports = 1;';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** As tools/releases publishes it. */
function publish(key: KeyObject = ours.privateKey): void {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server/remoteEntry.js'), CODE);
  const manifest = JSON.stringify(releaseOf('order', { files: { 'server/remoteEntry.js': hashOf(CODE) } }));
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
    const trust = openReleaseTrust(keyFile);
    const release = trust.read(folder);
    trust.check(release, folder);
    return release;
  };

  it('is known by the signature of our key', () => {
    expect(read().name).toBe('order');
  });

  it('is refused when somebody else signed it', () => {
    publish(foreign.privateKey);
    expect(read).toThrow(/release.json is not what was signed/);
  });

  it('is refused when its manifest was changed after it was signed', () => {
    const files = { 'server/remoteEntry.js': hashOf('evil()') };
    writeFileSync(join(folder, 'release.json'), JSON.stringify(releaseOf('order', { files })));
    writeFileSync(join(folder, 'server/remoteEntry.js'), 'evil()');
    expect(read).toThrow(/release.json is not what was signed/);
  });

  it('is refused when a file was changed after it was signed', () => {
    writeFileSync(join(folder, 'server/remoteEntry.js'), 'evil()');
    expect(read).toThrow(/server\/remoteEntry.js is not what was signed/);
  });

  it.each(['release.json.sig', 'server/remoteEntry.js'])('is refused without %s', (file) => {
    rmSync(join(folder, file));
    expect(read).toThrow(/ENOENT/);
  });

  it('follows a new key without a restart', () => {
    const trust = openReleaseTrust(keyFile);
    trust.read(folder);
    writeFileSync(keyFile, foreign.publicKey.export({ type: 'spki', format: 'pem' }));
    expect(() => trust.read(folder)).toThrow(/is not what was signed/);
  });
});
