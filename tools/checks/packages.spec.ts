import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLibEntries } from '../build/lib-entries';

const ROOT = join(__dirname, '../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

interface Package {
  readonly name: string;
  readonly type: string;
  readonly private: boolean;
  readonly exports: Readonly<Record<string, string>>;
}

const packages = globSync('{libs,libs/api}/*/project.json', { cwd: ROOT })
  .map(dirname)
  .sort()
  .map((folder) => ({
    folder,
    tags: read<{ tags: readonly string[] }>(`${folder}/project.json`).tags,
    manifest: read<Package>(`${folder}/package.json`),
  }));

/** Tools import these too. */
const LOADED_BY_NODE = packages
  .filter(({ tags }) => ['layer:core', 'layer:contract', 'layer:server'].some((tag) => tags.includes(tag)))
  .flatMap(({ manifest: { name, exports } }) => Object.keys(exports).map((path) => name + path.slice(1)));

describe('the package of a lib', () => {
  it.each(packages)('$folder has its name, its entries and a link', ({ folder, manifest }) => {
    const { name, exports, ...rest } = manifest;
    expect(name).toBe(`@heizplatz/${folder.replace(/^libs\//, '').replace('/', '-')}`);
    expect(rest).toMatchObject({ type: 'module', private: true });
    expect(Object.keys(exports)).toContain('.');
    for (const entry of Object.values(exports))
      expect([entry, existsSync(join(ROOT, 'node_modules', name, entry))]).toEqual([entry, true]);
  });

  it('is loaded by Node as it stands where tools may import it: imports name their files, and types can be stripped', () => {
    const load = LOADED_BY_NODE.map(
      (name) => `await import('${name}').catch((error) => console.log('${name}', error));`,
    );
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', load.join('\n')], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' });
    expect(LOADED_BY_NODE).toEqual(expect.arrayContaining(['@heizplatz/releases', '@heizplatz/contract']));
  });

  it('has the entries by which the compiler finds it; it names inferred types by files, which exports hide', () => {
    const { compilerOptions } = read<{ compilerOptions: { paths: Record<string, string[]> } }>('tsconfig.base.json');
    const entries = Object.entries(readLibEntries(ROOT)).map(([name, file]) => [name, [`./${file}`]]);
    expect(compilerOptions.paths).toEqual(Object.fromEntries(entries));
  });
});
