import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What an entry leads to. */
export interface Modules {
  /** Paths below the root, sorted. */
  readonly files: readonly string[];
  /** Packages of others that they import, sorted. */
  readonly packages: readonly string[];
}

interface Rules {
  readonly root: string;
  /** The file of a lib of ours, by the name that others import; undefined: it is a package of its own. */
  readonly findLib: (name: string) => string | undefined;
  /** The code of a file, for what it imports; types may be erased. */
  readonly read?: (file: string) => string;
}

/** All files that these entries reach by imports. Throws for a relative import that leads nowhere. */
export function findModules(entries: readonly string[], { root, findLib, read }: Rules): Modules {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (file.endsWith('.css'))
      waiting.push(...readUrls(readFileSync(join(root, file), 'utf8')).map((url) => join(file, '..', url)));
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const name of readImports(read ? read(file) : readFileSync(join(root, file), 'utf8'))) {
      // Declarations repeat the styles that a module loads; they have no types.
      if (file.endsWith('.d.ts') && name.endsWith('.css')) continue;
      const imported = name.startsWith('.') ? resolveFile(root, file, name) : findLib(name);
      if (imported !== undefined) waiting.push(imported);
      else if (!name.startsWith('node:')) packages.add(getPackageName(name));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** What code imports, requires or names as a type, as it stands there. */
export const readImports = (code: string): string[] =>
  ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);

/** The files beside it that a style sheet names. */
const readUrls = (css: string): string[] =>
  [...css.matchAll(/url\(['"]?(\.[^'")]+)['"]?\)/g)].flatMap(([, url]) => url ?? []);

/** `@lingui/react/macro` belongs to `@lingui/react`. */
const getPackageName = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

function resolveFile(root: string, from: string, name: string): string {
  const path = join(from, '..', name);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}.d.ts`, path.replace(/\.tsx?$/, '.d.ts')];
  const found = candidates.find((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
  if (found === undefined) throw new Error(`${from} imports ${name}, which leads to no file`);
  return found;
}
