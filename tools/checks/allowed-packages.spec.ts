import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { matchesPattern, PACKAGES_OF_FOLDERS, PACKAGES_OF_LAYERS } from '../eslint-rules/allowed-packages';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Constraint {
  readonly sourceTag: string;
  readonly allowedExternalImports?: readonly string[];
}
interface Lint {
  readonly rules: { readonly '@nx/enforce-module-boundaries': readonly [string, { depConstraints: Constraint[] }] };
}

const projects = globSync(['{apps,libs,libs/api}/*/project.json', 'tools/project.json'], { cwd: ROOT }).map((file) => ({
  folder: file.replace('/project.json', ''),
  tags: (JSON.parse(read(file)) as { readonly tags: readonly string[] }).tags,
}));
const all = (list: Partial<(typeof PACKAGES_OF_LAYERS)[string]> | undefined): string[] => [
  ...(list?.code ?? []),
  ...(list?.specs ?? []),
];
const isBelow = (file: string, folder: string): boolean => `${file}/`.startsWith(`${folder}/`);

/** The lists of all projects with a tag. Nx sees neither builtin modules nor which file is a spec. */
function packagesOf(tag: string): string[] {
  const names = projects
    .filter(({ tags }) => tags.includes(tag))
    .flatMap(({ folder, tags }) => [
      ...tags.flatMap((one) => all(PACKAGES_OF_LAYERS[one])),
      ...Object.entries(PACKAGES_OF_FOLDERS).flatMap(([below, list]) => (isBelow(below, folder) ? all(list) : [])),
    ]);
  return [...new Set(names.filter((name) => !name.startsWith('node:') && !isBuiltin(name)))].toSorted();
}

describe('what projects may import from outside', () => {
  const { depConstraints } = (JSON.parse(read('.eslintrc.json')) as Lint).rules['@nx/enforce-module-boundaries'][1];

  it.each(depConstraints)('$sourceTag has the same in the rule of Nx', ({ sourceTag, allowedExternalImports }) => {
    const packages = packagesOf(sourceTag);
    // Some tags are those of projects that depend on anything; each of the others' projects has a list by its layer.
    const isOpen = packages.includes('*') || sourceTag === 'runtime:any';
    expect(allowedExternalImports?.toSorted()).toEqual(isOpen ? undefined : packages);
  });

  it('every layer has a list', () => {
    const layers = projects.map(({ tags }) => tags.find((tag) => tag.startsWith('layer:')) ?? 'none');
    expect(Object.keys(PACKAGES_OF_LAYERS).toSorted()).toEqual([...new Set(layers)].toSorted());
  });

  it('is imported somewhere', () => {
    const names = readNames();
    const isUnused = (pattern: string, belongs: (file: string) => boolean) =>
      !names.some(([file, name]) => belongs(file) && matchesPattern(pattern, name));
    const unused = [
      ...Object.entries(PACKAGES_OF_LAYERS).flatMap(([layer, list]) => {
        const folders = projects.filter(({ tags }) => tags.includes(layer)).map(({ folder }) => folder);
        const belongs = (file: string) => folders.some((folder) => isBelow(file, folder));
        return all(list).flatMap((pattern) => (isUnused(pattern, belongs) ? [`${layer}: ${pattern}`] : []));
      }),
      ...Object.entries(PACKAGES_OF_FOLDERS).flatMap(([folder, list]) =>
        all(list).flatMap((name) => (isUnused(name, (file) => isBelow(file, folder)) ? [`${folder}: ${name}`] : [])),
      ),
    ];
    expect(unused).toEqual([]);
  });
});

function readNames(): (readonly [file: string, name: string])[] {
  const files = globSync(['{apps,libs,libs/api}/*/{src/**/*,*}.{ts,tsx}', 'tools/checks/*.ts'], { cwd: ROOT });
  return files.flatMap((file) => {
    const text = read(file);
    const calls = [...text.matchAll(/(?:jest\.\w+|require\.resolve)(?:<[^>]*>)?\('([^']+)'/g)].map(
      ([, name = '']) => name,
    );
    const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    return [...imported, ...calls].map((name) => [file, name] as const);
  });
}
