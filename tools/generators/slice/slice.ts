import { basename, join, relative } from 'node:path';
import { getProjects, type Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';
import { RemoteManifest } from '@heizplatz/releases';
import * as v from 'valibot';
import { addEntry, addNamedImport } from '../edit-source.ts';
import { getNames, type Names } from '../names.ts';
import { createFiles, editFile, formatTree } from '../tree.ts';
import { addPageConstant, type PathInCode, textPath } from './page-constant.ts';
import { checkOwnPaths } from './own-path.ts';
import { checkPagePath, getTitle, isOwned, requestedPath, urlFolder } from './page-path.ts';

interface Options {
  readonly app: string;
  readonly name: string;
  /** The page's path as the route has it. */
  readonly path: string;
}

/**
 * A new screen of a remote: route, view, styles and spec, registered in routes.tsx and owned by remote.json.
 * Throws, and writes nothing, when a name is invalid or taken, or another remote owns the path.
 */
export async function sliceGenerator(tree: Tree, { app, name, path }: Options): Promise<void> {
  checkApp(tree, app);
  checkPagePath(path);
  const names = getNames(name);
  const folder = sliceFolder(tree, app, name, path);
  await createSlice(tree, folder, names, path, addPageConstant(tree, app, name, path));
  editFile(tree, `apps/${app}/src/routes.tsx`, (text) =>
    addEntry(
      addNamedImport(text, [`${names.camel}Route`], `./${folder.split('/src/')[1]}/${name}-route`),
      'routes',
      `${names.camel}Route`,
    ),
  );
  ownPath(tree, app, path);
  await formatTree(tree);
}

function checkApp(tree: Tree, app: string): void {
  if (tree.exists(`apps/${app}/remote.json`)) return;
  const remotes = tree.children('apps').filter((other) => tree.exists(`apps/${other}/remote.json`));
  const reason = getProjects(tree).has(app) ? `${app} has no pages of its own, remotes have them. ` : '';
  throw new Error(`${reason}APP must be one of ${remotes.sort().join(', ')}`);
}

/** Route, view, styles and spec of a screen. Throws when one of them is there already. */
export async function createSlice(
  tree: Tree,
  folder: string,
  names: Names,
  path: string,
  pathInCode: PathInCode = textPath(path),
): Promise<void> {
  createFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...names,
    path,
    pathInCode,
    requestedPath: requestedPath(path),
    title: getTitle(path),
  });
  await createView(tree, `${folder}/${names.kebab}-view`, `${names.pascal}View`, getTitle(path));
}

/** A component of @nx/react that has a page's title and heading, with messages; routes import it by its name. */
async function createView(tree: Tree, file: string, name: string, title: string): Promise<void> {
  const options = { style: 'css', skipTests: true, skipFormat: true } as const;
  await componentGenerator(tree, { name, path: fromCaller(tree, `${file}.tsx`), ...options });
  editFile(tree, `${file}.tsx`, (text) =>
    `import { PageHeader } from '@heizplatz/router';\nimport { Trans, useLingui } from '@lingui/react/macro';\n${text.trimStart()}`
      .replace(`export default ${name};`, '')
      .replace('return (', 'const { t } = useLingui();\nreturn (')
      .replace("styles['container']", 'styles.page')
      .replace(/<h1>.*<\/h1>/, `<PageHeader title={t\`${title}\`} />\n<h1><Trans>${title}</Trans></h1>`),
  );
  tree.write(`${file}.module.css`, '.page {\n  display: grid;\n  gap: var(--space-24);\n}\n');
}

/** @nx/react takes paths as whoever calls Nx sees them, in whatever folder of the workspace. */
function fromCaller(tree: Tree, file: string): string {
  const { INIT_CWD: caller = '' } = process.env;
  return relative(caller.startsWith(tree.root) ? caller : process.cwd(), join(tree.root, file));
}

/** The address as folders below routes/; below them by its name where another page of the same address is. */
function sliceFolder(tree: Tree, app: string, name: string, path: string): string {
  const routes = `apps/${app}/src/routes`;
  const existing = findRouteFiles(tree, routes).find((file) => new RegExp(`^${name}-routes?\\.`).test(basename(file)));
  if (existing) throw new Error(`${existing} already exists`);
  const folder = `${routes}/${urlFolder(path) || name}`;
  const isTaken = tree.children(folder).some((file) => ROUTE_FILE.test(file));
  return isTaken ? `${folder}/${name}` : folder;
}

const ROUTE_FILE = /-routes?\.tsx?$/;

function findRouteFiles(tree: Tree, folder: string): string[] {
  return tree.children(folder).flatMap((child) => {
    const path = `${folder}/${child}`;
    if (!tree.isFile(path)) return findRouteFiles(tree, path);
    return ROUTE_FILE.test(child) ? [path] : [];
  });
}

function ownPath(tree: Tree, app: string, path: string): void {
  const file = `apps/${app}/remote.json`;
  const remote = v.parse(RemoteManifest, JSON.parse(tree.read(file, 'utf8') ?? ''));
  if (isOwned(remote.patterns, path)) return;
  const manifest = { ...remote, patterns: [...remote.patterns, path] };
  checkOwnPaths(tree.root, app, manifest);
  tree.write(file, JSON.stringify(manifest));
}
