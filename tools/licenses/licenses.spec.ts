import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLARIFIED_LICENSES, LICENSE_EXCEPTIONS } from './allowed-licenses';
import { findRefused, getLicense } from './find-refused';
import { lockedPackages, type LockFile } from './locked-packages';

const lockOf = (...planted: (readonly [path: string, license?: string | undefined, dev?: boolean])[]): LockFile => ({
  packages: Object.fromEntries(
    planted.map(([path, license, dev]) => [path, { version: '1.0.0', license, ...(dev && { dev }) }]),
  ),
});
const refusedIn = (license?: string, name = 'planted'): string[] =>
  findRefused(lockedPackages(lockOf([`node_modules/${name}`, license]))).map((one) => one.name);

const installed = lockedPackages(JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8')));
const shipped = installed.filter(({ isDevelopment }) => !isDevelopment);

describe('the licence of a package that ships', () => {
  it.each([
    'MIT',
    '(MIT OR GPL-3.0)',
    'GPL-3.0-only OR MIT',
    'MIT or MPL-2.0',
    'ISC AND (MIT OR GPL-3.0)',
    'Apache-2.0 WITH LLVM-exception',
    'Apache-2.0 AND MIT OR GPL-3.0',
  ])('%s is allowed', (license) => {
    expect(refusedIn(license)).toEqual([]);
  });

  it.each([
    'GPL-3.0',
    'CC-BY-3.0',
    'AGPL-3.0-only',
    'GPL-2.0 WITH Classpath-exception-2.0',
    'MIT AND GPL-3.0',
    '(MIT OR ISC) AND GPL-3.0',
    'GPL-3.0 OR MIT AND AGPL-3.0-only',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    '(MIT',
    'MIT)',
    'MIT OR',
    'MIT ISC',
    '()',
    '',
    undefined,
  ])('%s is refused', (license) => {
    expect(refusedIn(license)).toEqual(['planted']);
  });

  it.each([
    ['OFL-1.1', '@fontsource/figtree'],
    ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'],
  ])('%s is allowed for %s and refused for others', (license, name) => {
    expect(refusedIn(license, name)).toEqual([]);
    expect(refusedIn(license)).toEqual(['planted']);
  });
});

describe('packages of the lock file', () => {
  it('count as shipped where one place ships them, below another package too', () => {
    const lock = lockOf(
      ['', 'UNLICENSED'],
      ['node_modules/a', 'MIT', true],
      ['node_modules/b/node_modules/a', 'MIT'],
      ['node_modules/@scope/c', 'GPL-3.0', true],
    );
    expect(lockedPackages(lock).map(({ name, isDevelopment }) => [name, isDevelopment])).toEqual([
      ['@scope/c', true],
      ['a', false],
    ]);
  });

  it('are none of this repository, which are links', () => {
    const lock = { packages: { 'libs/a': { version: '1.0.0' }, 'node_modules/@heizplatz/a': { link: true } } };
    expect(lockedPackages(lock)).toEqual([]);
    expect(installed.filter(({ name }) => name.startsWith('@heizplatz/'))).toEqual([]);
  });

  it('are all allowed', () => {
    expect(shipped.length).toBeGreaterThan(300);
    expect(findRefused(shipped)).toEqual([]);
  });

  it.each([...LICENSE_EXCEPTIONS, ...CLARIFIED_LICENSES])('need the rule for $name', ({ name, license }) => {
    const named = shipped.filter((one) => name.test(one.name));
    expect(named.map((one) => getLicense(one) ?? '')).toContainEqual(expect.stringContaining(license));
    expect(named.some((one) => one.license !== getLicense(one) || one.license?.includes(license))).toBe(true);
  });
});
