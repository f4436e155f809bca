import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPointer, servedVersion } from '@heizplatz/releases';
import { serveVersion } from '@heizplatz/releases/testing';
import { ROOT } from '../build/workspace';
import { registryDir } from './release-folders';
import { isSigned, publicFile, signWithCurrentKey, signingKey } from './release-keys';

const home = mkdtempSync(join(tmpdir(), 'data-folder-'));
const NAMES = ['DATA_DIR', 'RELEASES_DIR', 'RELEASE_SIGNING_KEY', 'RELEASE_PUBLIC_KEY'];
const before = new Map(NAMES.map((name) => [name, process.env[name]]));

beforeEach(() => NAMES.forEach((name) => Reflect.deleteProperty(process.env, name)));
afterAll(() => {
  for (const [name, value] of before)
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  rmSync(home, { recursive: true, force: true });
});

/** A release that one start publishes and serves. */
function publish(version: string): string {
  const folder = join(registryDir(), 'order', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ name: 'order', version }));
  signWithCurrentKey(folder);
  serveVersion(registryDir(), 'order', version, signingKey());
  return folder;
}

it('two starts with another DATA_DIR each have a pointer, releases and keys of their own', () => {
  const starts = ['first', 'second'].map((name) => {
    process.env['DATA_DIR'] = join(home, name);
    return { name, folder: publish(name), registry: registryDir(), keyFile: publicFile() };
  });
  for (const { name, registry, keyFile, folder } of starts) {
    expect([registry, keyFile]).toEqual([join(home, name, 'releases'), join(home, name, 'release-keys/public.pem')]);
    expect(servedVersion(readPointer(registry), 'order')).toBe(name);
    const others = starts.filter((one) => one.name !== name);
    for (const other of others) {
      expect(existsSync(join(registry, 'order', other.name))).toBe(false);
      expect(readFileSync(keyFile, 'utf8')).not.toBe(readFileSync(other.keyFile, 'utf8'));
      process.env['DATA_DIR'] = join(home, other.name);
      expect(isSigned(folder)).toBe(false);
    }
  }
});

it('the folder is .data without DATA_DIR, relative to the checkout, and RELEASES_DIR where that is set', () => {
  expect(registryDir()).toBe(join(ROOT, '.data/releases'));
  process.env['DATA_DIR'] = '.data-2';
  expect(registryDir()).toBe(join(ROOT, '.data-2/releases'));
  process.env['RELEASES_DIR'] = '';
  expect(registryDir()).toBe(join(ROOT, '.data-2/releases'));
  process.env['RELEASES_DIR'] = '/srv/releases';
  expect(registryDir()).toBe('/srv/releases');
});
