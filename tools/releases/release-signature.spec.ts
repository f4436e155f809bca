import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSigned, signWithCurrentKey } from './release-keys';

const dir = mkdtempSync(join(tmpdir(), 'sign-'));
const folder = join(dir, 'releases/order/1');

describe('the signature of a release', () => {
  beforeEach(() => {
    process.env['RELEASES_DIR'] = join(dir, 'releases');
    delete process.env['RELEASE_SIGNING_KEY'];
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'release.json'), '{"name":"order"}');
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('is of a key that was made for the registry, and that nobody else may read', () => {
    expect(isSigned(folder)).toBe(false);
    signWithCurrentKey(folder);
    expect(isSigned(folder)).toBe(true);
    expect(statSync(join(dir, 'release-keys/private.pem')).mode & 0o077).toBe(0);
    expect(readFileSync(join(dir, 'release-keys/public.pem'), 'utf8')).toContain('BEGIN PUBLIC KEY');
  });

  it('counts no longer once the manifest is another, or the key', () => {
    signWithCurrentKey(folder);
    writeFileSync(join(folder, 'release.json'), '{"name":"public"}');
    expect(isSigned(folder)).toBe(false);
    signWithCurrentKey(folder);
    rmSync(join(dir, 'release-keys'), { recursive: true });
    expect(isSigned(folder)).toBe(false);
  });

  it('is of the key that is named, and of none when that is missing', () => {
    signWithCurrentKey(folder);
    const key = join(dir, 'release-keys/private.pem');
    process.env['RELEASE_SIGNING_KEY'] = key;
    expect(isSigned(folder)).toBe(true);
    process.env['RELEASE_SIGNING_KEY'] = join(dir, 'gone.pem');
    expect(() => signWithCurrentKey(folder)).toThrow(/gone.pem, which is not there/);
    expect(existsSync(join(dir, 'gone.pem'))).toBe(false);
  });
});
