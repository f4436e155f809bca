import { dirname } from 'node:path';

export interface RefusedSliceImport {
  readonly from: string;
  readonly to: string;
}

/** Every app with routes of its own but the shell, which has none. */
const getRemote = (file: string): string | undefined => /^apps\/(?!api\/|e2e\/|shell\/)([\w-]+)\/src\//.exec(file)?.[1];
const isForSpecs = (file: string): boolean => /\.spec\.tsx?$|\/testing\//.test(file);

/** The folders of a remote's slices: where the route modules lie that its routes.tsx imports. */
export const sliceFolders = (imports: ReadonlyMap<string, readonly string[]>): string[] =>
  [...imports].flatMap(([file, imported]) => {
    const remote = getRemote(file);
    const routes = `apps/${remote}/src/routes`;
    if (file !== `${routes}.tsx`) return [];
    return [...new Set(imported.filter((one) => one.startsWith(`${routes}/`)).map(dirname))];
  });

/** The slice that a file belongs to: the deepest one, since a page may lie below another page's address. */
export const getSlice = (file: string, folders: readonly string[]): string | undefined =>
  folders.filter((folder) => file.startsWith(`${folder}/`)).toSorted((a, b) => b.length - a.length)[0];

/**
 * Imports that leave a slice for another one, and those of shared code that reach into a slice. A slice imports from its own
 * folder, from shared/ and from libs; its specs take helpers from testing/ too. Specs that span slices lie in specs/.
 */
export function refusedSliceImports(imports: ReadonlyMap<string, readonly string[]>): RefusedSliceImport[] {
  const folders = sliceFolders(imports);
  const isAllowed = (from: string, to: string): boolean => {
    const remote = getRemote(from);
    if (!remote || getRemote(to) !== remote) return true;
    const source = `apps/${remote}/src`;
    if (dirname(from) === source) return true;
    if (to.startsWith(`${source}/shared/`)) return true;
    if (to.startsWith(`${source}/testing/`)) return isForSpecs(from);
    // Specs that span slices, and helpers of all specs, render pages together.
    if (['specs', 'testing'].some((folder) => from.startsWith(`${source}/${folder}/`))) return true;
    const slice = getSlice(from, folders);
    return slice !== undefined && slice === getSlice(to, folders);
  };
  return [...imports].flatMap(([from, targets]) =>
    targets.filter((to) => !isAllowed(from, to)).map((to) => ({ from, to })),
  );
}

/** Source files of remotes that lie neither in a slice nor in shared/ or testing/. */
export function filesOutsideSlices(
  files: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): string[] {
  const folders = sliceFolders(imports);
  return files.filter((file) => {
    const remote = getRemote(file);
    if (!remote) return false;
    const source = `apps/${remote}/src`;
    const isPlaced = ['shared', 'specs', 'testing', 'locales'].some((folder) =>
      file.startsWith(`${source}/${folder}/`),
    );
    return dirname(file) !== source && !isPlaced && getSlice(file, folders) === undefined;
  });
}
