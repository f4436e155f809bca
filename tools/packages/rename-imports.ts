import ts from 'typescript';
import { readLibEntries } from '../build/lib-entries.ts';
import { ROOT } from '../build/workspace.ts';
import { TEAM_PACKAGES, type TeamPackage } from './team-packages.ts';

/** Code that imports libs of ours: which packages bring them, and the package that brings all others itself. */
type Importer = Pick<TeamPackage, 'name' | 'uses'>;

const LIBS = readLibEntries(ROOT);

/** The package that brings a lib to the code of another one. */
export function findOwner(importer: Importer, name: string): string {
  const [, lib = ''] = name.split('/');
  const used = TEAM_PACKAGES.find((other) => importer.uses.includes(other.name) && other.libs.includes(lib));
  return used?.name ?? importer.name;
}

/**
 * Code that imports libs by the names that they have in the packages: `@heizplatz/router` is `@heizplatz/platform/router`.
 * Compiled files and declarations import each other as JavaScript.
 */
export function renameImports(importer: Importer, code: string, endsInJs = false): string {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  // From the last one to the first, so that positions hold; each is that of the quote before the name.
  const byPosition = importedFiles.toSorted((a, b) => b.pos - a.pos);
  return byPosition.reduce(
    (text, { fileName, pos }) =>
      text.slice(0, pos + 1) + toName(importer, fileName, endsInJs) + text.slice(pos + 1 + fileName.length),
    code,
  );
}

function toName(importer: Importer, name: string, endsInJs: boolean): string {
  if (name.startsWith('.')) return endsInJs ? name.replace(/\.tsx?$/, '.js') : name;
  if (LIBS[name] === undefined) return name;
  const owner = findOwner(importer, name);
  return name === owner ? name : `${owner}/${name.slice('@heizplatz/'.length)}`;
}
