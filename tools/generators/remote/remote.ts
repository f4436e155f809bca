import { join } from 'node:path';
import { addProjectConfiguration, type Tree } from '@nx/devkit';
import type { RemoteManifest } from '@heizplatz/releases';
import { getNames } from '../names.ts';
import { checkOwnPaths } from '../slice/own-path.ts';
import { getTitle } from '../slice/page-path.ts';
import { createSlice } from '../slice/slice.ts';
import { createFiles, editFile, formatTree } from '../tree.ts';

/** Between the remotes whose every pattern begins with a word and those that begin with parameters. */
const ORDER = 25;

/**
 * A new remote with one page at /NAME: its project, types and team, ready to be built and released. Throws, and writes
 * nothing, when the name is invalid or taken, or another remote owns the path.
 */
export async function remoteGenerator(tree: Tree, { name }: { readonly name: string }): Promise<void> {
  await createRemote(tree, name);
  editFile(tree, 'tools/tsconfig.workspace.json', (text) =>
    text.replace(/(?=\n *\{ "path": "\.\.\/apps\/)/, `\n    { "path": "../apps/${name}" },`),
  );
  editFile(tree, '.github/CODEOWNERS', (text) =>
    text.replace(/(?=\/apps\/api\/)/, `${`/apps/${name}/`.padEnd(24)}@heizplatz/${name}\n`),
  );
  await formatTree(tree);
}

/** The folder of a remote, which no list names yet. Throws when the name is invalid or taken. */
export async function createRemote(tree: Tree, name: string): Promise<void> {
  const names = getNames(name);
  const folder = `apps/${name}`;
  const manifest: RemoteManifest = {
    title: getTitle(`/${name}`),
    container: `mf_${name.replaceAll('-', '_')}`,
    order: ORDER,
    layouts: ['default'],
    patterns: [`/${name}`],
  };
  if (tree.exists(folder)) throw new Error(`${folder} already exists`);
  checkOwnPaths(tree.root, name, manifest);
  addProjectConfiguration(tree, name, {
    root: folder,
    sourceRoot: `${folder}/src`,
    projectType: 'application',
    tags: ['layer:app', 'runtime:browser'],
    // The shell brings what is shared: a change of it affects a remote that imports none of it.
    implicitDependencies: ['platform'],
    targets: {
      types: {},
      test: { command: `jest -c ${folder}/jest.config.js --passWithNoTests` },
      build: { command: `node tools/build/build.ts ${name}` },
    },
  });
  tree.write(`${folder}/remote.json`, JSON.stringify(manifest, null, 2));
  createFiles(tree, join(import.meta.dirname, 'files'), folder, { ...names });
  await createSlice(tree, `${folder}/src/routes/${name}`, names, `/${name}`);
}
