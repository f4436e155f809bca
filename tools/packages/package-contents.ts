import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readLibEntries } from '../build/lib-entries.ts';
import { ROOT } from '../build/workspace.ts';
import { findModules } from './find-modules.ts';
import { findOwner, renameImports } from './rename-imports.ts';
import type { TeamPackage } from './team-packages.ts';

type Exports = Readonly<Record<string, { readonly types?: string; readonly default: string }>>;

/** Files of this repository by what others import: './router'. */
type Entries = Readonly<Record<string, string>>;

/** What a package holds. */
export interface PackageContents {
  /** Text by path inside the package. */
  readonly files: ReadonlyMap<string, string>;
  /** What others import, by path: the file of the code, and of its types. */
  readonly exports: Exports;
  /** Packages of others that its code imports. */
  readonly packages: readonly string[];
}

const LIBS = readLibEntries(ROOT);

/** The code of a package: what its entries reach by imports. */
export function readCode(owner: TeamPackage): Omit<PackageContents, 'exports'> & { readonly entries: Entries } {
  const read = owner.code === 'compiled' ? readCompiled : readSource;
  const ownEntries = { ...Object.fromEntries(owner.libs.flatMap((lib) => findEntries(owner, lib))), ...owner.entries };
  const { files, packages } = findModules([...Object.values(ownEntries), ...owner.files], {
    root: ROOT,
    findLib: (name) => (isOwn(owner, name) ? LIBS[name] : undefined),
    read,
  });
  // Libs that the code of others reaches become entries as well, since it imports them by the package's name.
  const reached = Object.entries(LIBS).filter(([name, file]) => isOwn(owner, name) && files.includes(file));
  return {
    files: new Map(
      files.map((file) => [toTarget(owner, file), renameImports(owner, read(file), owner.code === 'compiled')]),
    ),
    packages: packages.filter((name) => !name.startsWith('@heizplatz/')),
    entries: { ...ownEntries, ...Object.fromEntries(reached.map(([name, file]) => [toExport(owner, name), file])) },
  };
}

/** The same with the declarations of its entries, which must be built. */
export function readContents(owner: TeamPackage): PackageContents {
  const { files, packages, entries } = readCode(owner);
  const types = findModules(Object.values(entries).filter(isTyped).map(toTypes), {
    root: ROOT,
    findLib: (name) => (isOwn(owner, name) ? toTypes(LIBS[name] ?? '') : undefined),
  });
  const declarations = types.files.map((file): [string, string] => [
    toTypesTarget(file),
    renameImports(owner, readSource(file), true),
  ]);
  const exports = Object.entries(entries).map(([path, file]) => [
    path,
    { ...(isTyped(file) && { types: `./${toTypesTarget(toTypes(file))}` }), default: `./${toTarget(owner, file)}` },
  ]);
  return { files: new Map([...files, ...declarations]), packages, exports: Object.fromEntries(exports) as Exports };
}

const isOwn = (owner: TeamPackage, name: string): boolean =>
  LIBS[name] !== undefined && findOwner(owner, name) === owner.name;

const isTyped = (file: string): boolean => /\.tsx?$/.test(file);

const findEntries = (owner: TeamPackage, lib: string): [string, string][] =>
  Object.entries(LIBS)
    .filter(
      ([name]) => name === `@heizplatz/${lib}` || (name.startsWith(`@heizplatz/${lib}/`) && !name.endsWith('/testing')),
    )
    .map(([name, file]) => [toExport(owner, name), file]);

/** './router' for '@heizplatz/router', '.' for the lib of the package's own name. */
const toExport = (owner: TeamPackage, name: string): string =>
  name === owner.name ? '.' : `./${name.slice('@heizplatz/'.length)}`;

const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Without types; imports keep their names. */
function readCompiled(file: string): string {
  if (!isTyped(file) || file.endsWith('.d.ts')) return readSource(file);
  const { outputText } = ts.transpileModule(readSource(file), {
    fileName: file,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true },
  });
  return outputText;
}

/** Where a file lies in its package: as in this repository, so that paths between them hold. */
function toTarget({ code }: TeamPackage, file: string): string {
  // A package of modules; what is none has to say so.
  if (file === 'jest.preset.js') return 'jest.preset.cjs';
  return code === 'compiled' && !file.endsWith('.d.ts') ? file.replace(/\.ts$/, '.js') : file;
}

/** The declarations of a file, as the compiler of this repository writes them. */
const toTypes = (file: string): string => file.replace(/^(libs\/[\w-]+|tools)\/(.*)\.tsx?$/, '$1/dist/types/$2.d.ts');

const toTypesTarget = (file: string): string => `types/${file.replace('/dist/types/', '/')}`;
