/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptBuild } from './adopt-command';
import { findBuiltRelease } from './publish-release';
import { BUILT_DIR } from './release-folders';
import { ROOT } from '../build/workspace';

const NAME = `adopted-by-a-spec-${process.pid}`;
const NOW = new Date('2026-11-29T12:00:00Z');
const getBuild = (builder: string): string => join(ROOT, 'apps/e2e/standard-remotes', builder, 'built');

const dir = mkdtempSync(join(tmpdir(), 'adopt-'));
afterEach(() => rmSync(join(BUILT_DIR, NAME), { recursive: true, force: true }));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("another builder's build", () => {
  it.each([
    ['webpack', 'demo_a', { file: 'remoteEntry.js', type: 'global' }, /^__federation_expose_routes\.\w+\.css$/],
    ['rsbuild', 'demo_b', { file: 'remoteEntry.js', type: 'global' }, /^static\/css\/.*\.css$/],
    ['vite', 'demo_c', { file: 'remoteEntry.js', type: 'module' }, /^assets\/routes-.*\.css$/],
  ])('of %s is a version that can be published, for browsers alone', async (builder, container, entry, sheet) => {
    await adoptBuild([NAME, getBuild(builder), '--paths', '/tipps,/tipps/*', '--title', 'Tipps'], NOW);
    const release = findBuiltRelease(NAME);
    expect(release).toMatchObject({
      ...{ name: NAME, container, entry, isBrowserOnly: true, title: 'Tipps', order: 50, layouts: [] },
      patterns: ['/tipps', '/tipps/*'],
      styles: [expect.stringMatching(sheet)],
    });
    const browser = release.styles.concat(release.scripts['routes'] ?? [], entry.file).map((file) => `browser/${file}`);
    expect(Object.keys(release.files)).toEqual(expect.arrayContaining(browser));
    expect(Object.keys(release.scripts)).toEqual(['routes']);
  });

  it('brings no documents and no source maps, which would lie on the shop’s origin', async () => {
    const folder = copyBuild((manifest) => manifest);
    for (const file of ['index.html', 'remoteEntry.js.map', '.env']) writeFileSync(join(folder, file), 'x');
    await adoptBuild([NAME, folder, '--paths', '/tipps'], NOW);
    const names = Object.keys(findBuiltRelease(NAME).files).join(' ');
    expect(names).toContain('browser/remoteEntry.js');
    expect(names).not.toMatch(/index\.html|\.map|\.env/);
  });
});

interface Manifest {
  metaData: { publicPath: string; remoteEntry: { type: string; name: string } };
  shared: { name: string; singleton: boolean; requiredVersion: string }[];
  exposes: { path: string }[];
}

let copies = 0;
/** The build of webpack with another manifest. */
function copyBuild(change: (manifest: Manifest) => unknown): string {
  const folder = join(dir, `build-${(copies += 1)}`);
  cpSync(getBuild('webpack'), folder, { recursive: true });
  const file = join(folder, 'mf-manifest.json');
  const changed = change(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
  if (changed === undefined) rmSync(file);
  else writeFileSync(file, JSON.stringify(changed));
  return folder;
}

const withMeta = (change: object) => (manifest: Manifest) => ({
  ...manifest,
  metaData: { ...manifest.metaData, ...change },
});

describe('a build that cannot be adopted is refused with field and way out:', () => {
  it.each<[string, (manifest: Manifest) => unknown, RegExp]>([
    ['no manifest', () => undefined, /mf-manifest\.json: is missing; 'manifest: true'/],
    ['a manifest that is none', () => 'x', /mf-manifest\.json: .*; it should be as the builder wrote it/],
    ['its part without a field', ({ metaData: _, ...rest }) => rest, /metaData: .*; it should be/],
    [
      "publicPath '/'",
      withMeta({ publicPath: '/' }),
      /metaData\.publicPath is '\/', where .*; webpack: output\.publicPath 'auto'/,
    ],
    [
      'a fixed address',
      withMeta({ publicPath: 'https://remotes.example/a/' }),
      /metaData\.publicPath is 'https:\/\/remotes\.example\/a\/', .*Rsbuild: output\.assetPrefix 'auto'/,
    ],
    [
      'a build for servers',
      withMeta({ remoteEntry: { name: 'remoteEntry.js', path: '', type: 'commonjs-module' } }),
      /metaData\.remoteEntry\.type is 'commonjs-module'; a build for browsers/,
    ],
    [
      'an entry that is not there',
      withMeta({ remoteEntry: { name: 'gone.js', path: '', type: 'global' } }),
      /gone\.js is named and is not there/,
    ],
    [
      'an entry outside of the folder',
      withMeta({ remoteEntry: { name: '../../assets/main.js', path: '', type: 'global' } }),
      /main\.js is named and is not there/,
    ],
    ['no routes', (manifest) => ({ ...manifest, exposes: [] }), /exposes: '\.\/routes' is missing; a module of routes/],
    [
      'a copy of the router',
      (manifest) => ({ ...manifest, shared: manifest.shared.filter(({ name }) => name !== 'react-router-dom') }),
      /shared: react-router-dom is missing; .*share it as a singleton/,
    ],
    [
      'two Reacts',
      (manifest) => ({
        ...manifest,
        shared: manifest.shared.map((one) => ({ ...one, singleton: one.name !== 'react' })),
      }),
      /shared: react has singleton false; .*set singleton true/,
    ],
  ])('%s', async (_, change, refusal) => {
    await expect(adoptBuild([NAME, copyBuild(change), '--paths', '/tipps'], NOW)).rejects.toThrow(refusal);
    expect(() => findBuiltRelease(NAME)).toThrow(/Nothing is built/);
  });

  it('but not for the versions that its manifest requires, which its code does not ask for', async () => {
    const folder = copyBuild((manifest) => ({
      ...manifest,
      shared: manifest.shared.map((one) => ({ ...one, requiredVersion: '^99.0.0' })),
    }));
    await expect(adoptBuild([NAME, folder, '--paths', '/tipps'], NOW)).resolves.toHaveLength(1);
    expect(findBuiltRelease(NAME).sharedRanges).toEqual({});
  });

  it.each([
    [[NAME], /adopt REMOTE FOLDER/],
    [[NAME, '/nowhere', '--paths', '/tipps'], /\/nowhere is not there/],
    [['Tipps!', tmpdir(), '--paths', '/tipps'], /'Tipps!' is no name of a remote/],
    [[NAME, tmpdir(), '--paths', 'tipps'], /patterns\.0/],
    [[NAME, tmpdir(), '--paths', '/tipps', '--order', 'first'], /order/],
  ])('arguments %j', async (args, refusal) => {
    await expect(adoptBuild(args, NOW)).rejects.toThrow(refusal);
  });
});
