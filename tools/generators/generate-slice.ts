import { globSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteManifest } from '@heizplatz/releases';
import * as v from 'valibot';
import { findRemotes, isRemote } from '../build/apps.ts';
import { type Changes, gatherChanges } from './changes.ts';
import { addEntry, addNamedImport } from './edit-source.ts';
import { getNames } from './names.ts';
import { checkPagePath, isOwned, urlFolder } from './page-path.ts';
import { routeText, type Slice, sliceSpecText, styleText, viewText } from './slice-templates.ts';

/**
 * A new screen of a remote: route, view, styles and spec, registered in routes.tsx and owned by remote.json.
 * Returns the files that were written. Throws, and writes nothing, when a name is invalid or taken.
 */
export async function generateSlice(root: string, app: string, name: string, path: string): Promise<string[]> {
  if (!isRemote(app, root)) throw new Error(`APP must be one of ${findRemotes(root).join(', ')}`);
  checkPagePath(path);
  const names = getNames(name);
  const slice = { ...names, path };
  const folder = sliceFolder(root, app, name, path);
  const changes = gatherChanges(root);
  createSliceFiles(changes, folder, slice);
  changes.edit(`apps/${app}/src/routes.tsx`, (text) =>
    addEntry(
      addNamedImport(text, [`${names.camel}Route`], `./${folder.split('/src/')[1]}/${name}-route`),
      'routes',
      `${names.camel}Route`,
    ),
  );
  changes.edit(`apps/${app}/remote.json`, (text) => ownedPatterns(text, path));
  return changes.write();
}

/** Route, view, styles and spec of a screen. */
export function createSliceFiles(changes: Changes, folder: string, slice: Slice): void {
  const file = `${folder}/${slice.kebab}`;
  changes.create(`${file}-route.tsx`, routeText(slice));
  changes.create(`${file}-view.tsx`, viewText(slice));
  changes.create(`${file}-view.module.css`, styleText());
  changes.create(`${file}-route.spec.tsx`, sliceSpecText(slice));
}

/** The address as folders below routes/; below them by its name where another page of the same address is. */
function sliceFolder(root: string, app: string, name: string, path: string): string {
  const routes = `apps/${app}/src/routes`;
  const [existing] = globSync(`${routes}/**/${name}-route{,s}.{ts,tsx}`, { cwd: root });
  if (existing) throw new Error(`${existing} already exists`);
  const folder = `${routes}/${urlFolder(path) || name}`;
  const isTaken = globSync('*-route{,s}.{ts,tsx}', { cwd: join(root, folder) }).length > 0;
  return isTaken ? `${folder}/${name}` : folder;
}

function ownedPatterns(text: string, path: string): string {
  const remote = v.parse(RemoteManifest, JSON.parse(text));
  const patterns = isOwned(remote.patterns, path) ? remote.patterns : [...remote.patterns, path];
  return JSON.stringify({ ...remote, patterns });
}
