import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { CONTRACT_SEMVER } from '@heizplatz/contract';
import { readPlatformVersion } from '../build/build-fit';
import { ROOT } from '../build/workspace';
import { readImports } from './find-modules';
import { readCode } from './package-contents';
import { TEAM_PACKAGES, type TeamPackage } from './team-packages';

const contents = new Map(TEAM_PACKAGES.map((owner) => [owner.name, readCode(owner)]));
const getContents = (name: string) => contents.get(name) ?? readCode(TEAM_PACKAGES[0] as TeamPackage);

/** Imports of a package's code that lead nowhere once it is installed with the packages that it uses. */
function findBrokenImports(owner: TeamPackage): string[] {
  const { files, packages } = getContents(owner.name);
  const exported = [owner.name, ...owner.uses].flatMap((name) =>
    Object.keys(getContents(name).entries).map((path) => name + path.slice(1)),
  );
  const isFound = (from: string, name: string): boolean => {
    if (name.startsWith('node:')) return true;
    if (name.startsWith('@heizplatz/')) return exported.includes(name);
    if (!name.startsWith('.'))
      return [...packages, ...owner.packages].some((other) => `${name}/`.startsWith(`${other}/`));
    const path = posix.join(from, '..', name);
    return [path, `${path}.ts`, `${path}.tsx`].some((file) => files.has(file));
  };
  return [...files]
    .filter(([file]) => /\.[cm]?[jt]sx?$/.test(file))
    .flatMap(([file, code]) => readImports(code).flatMap((name) => (isFound(file, name) ? [] : [`${file}: ${name}`])));
}

describe.each(TEAM_PACKAGES)('$name', (owner) => {
  it('brings everything that its code imports', () => {
    expect(findBrokenImports(owner)).toEqual([]);
  });

  it('brings the pictures and typefaces that its style sheets name', () => {
    const { files } = getContents(owner.name);
    const named = [...files].flatMap(([file, css]) =>
      file.endsWith('.css')
        ? [...css.matchAll(/url\('(\.[^']+)'\)/g)].map(([, url = '']) => posix.join(file, '..', url))
        : [],
    );
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });

  it('brings no specs, no app and nothing of the API, its database or its secrets', () => {
    const files = [...getContents(owner.name).files.keys()];
    expect(files.length).toBeGreaterThan(20);
    const refused =
      /\.spec\.|^apps\/|^libs\/api\/|^libs\/telemetry\/|^tools\/(?:backup|database|deploy|start)\/|\.env|\.pem$/;
    expect(files.filter((file) => refused.test(file))).toEqual([]);
    expect(getContents(owner.name).packages).not.toEqual(expect.arrayContaining(['pg']));
  });
});

it('gives the packages the versions of contract and platform', () => {
  expect(TEAM_PACKAGES.map(({ name, version }) => [name, version])).toEqual([
    ['@heizplatz/contract', CONTRACT_SEMVER],
    ['@heizplatz/platform', readPlatformVersion()],
    ['@heizplatz/features', readPlatformVersion()],
    ['@heizplatz/remote-build', readPlatformVersion()],
  ]);
});

it('exports the shared libs under the names that the federation gives to their exports', () => {
  expect(Object.keys(getContents('@heizplatz/platform').entries)).toEqual(
    expect.arrayContaining(['./router', './session', './api-client', './i18n', './testing']),
  );
  expect(Object.keys(getContents('@heizplatz/contract').entries)).toContain('.');
});

it('brings the files that the preset of jest names', () => {
  const { project } = jest.requireActual<{
    project: (name: string, options?: { readonly browser?: boolean }) => object;
  }>('../../jest.preset.js');
  const named = [true, false].flatMap((browser) => [
    ...JSON.stringify(project('planted', { browser })).matchAll(new RegExp(`"${ROOT}/(tools/[^"]+)"`, 'g')),
  ]);
  const files = new Set(named.map(([, file = '']) => file));
  expect(files).toContain('tools/jest/node-environment.cjs');
  const brought = getContents('@heizplatz/remote-build').files;
  expect([...files].filter((file) => !brought.has(file))).toEqual([]);
});

it.each(['contract', 'platform'])(
  'brings since which versions %s has what a build uses, where that looks for it',
  (lib) => {
    const files = getContents(`@heizplatz/${lib}`).files;
    expect(files.get(`libs/${lib}/since.json`)).toBe(readFileSync(join(ROOT, 'libs', lib, 'since.json'), 'utf8'));
  },
);
