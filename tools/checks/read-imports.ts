import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';
import { readLibEntries } from '../build/lib-entries.ts';

/** What each file of apps, libs and tools imports of them, by path below the root: values, types, and what comes on demand. */
export function readImports(root: string): Map<string, string[]> {
  const files = globSync(['{apps,libs,libs/api}/*/src/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['tools/dist/**'],
  });
  const known = new Set(files);
  const libs = readLibEntries(root);
  function getFile(name: string, from: string): string[] {
    if (!name.startsWith('.')) return libs[name] === undefined ? [] : [libs[name]];
    const path = join(from, '..', name);
    const scripts = [path, `${path}.ts`, `${path}.tsx`].filter((file) => known.has(file));
    // Styles, catalogues and JSON are leaves, known by their ending.
    return scripts.length === 0 && extname(path) !== '' && existsSync(join(root, path)) ? [path] : scripts;
  }
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
      return [file, importedFiles.flatMap(({ fileName }) => getFile(fileName, file))];
    }),
  );
}

/** What jest's configuration joins, where no import does: specs of modules run in the whole API. */
const JOINED_FOR_SPECS: Readonly<Record<string, string>> = {
  'libs/api/platform/src/testing/composition.ts': 'apps/api/src/testing/test-composition.ts',
};

/** `readImports` with what specs reach by jest's configuration. */
export function readImportsOfSpecs(root: string): Map<string, string[]> {
  const imports = readImports(root);
  for (const [from, to] of Object.entries(JOINED_FOR_SPECS)) imports.set(from, [...(imports.get(from) ?? []), to]);
  return imports;
}
