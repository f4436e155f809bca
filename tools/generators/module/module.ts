import { join } from 'node:path';
import { addProjectConfiguration, type GeneratorCallback, installPackagesTask, type Tree } from '@nx/devkit';
import { PACKAGES_OF_LAYERS } from '../../eslint-rules/allowed-packages.ts';
import { addCall, writeContractReport } from '../call/call.ts';
import { getNames } from '../names.ts';
import { createFiles, editFile, formatTree } from '../tree.ts';

interface Options {
  readonly name: string;
  /** A few words: 'points, rewards'. */
  readonly purpose: string;
  /** Its first call, in an area that is called as the module. */
  readonly call?: string;
  /** Npm links the module's package; without it, the next `npm install` does. */
  readonly skipInstall?: boolean;
}

/**
 * A new module of the API with a first call: its project, what it may import (the platform, until its code needs others),
 * its types, and its line in each list of modules. Throws, and writes nothing, when a name is invalid or taken.
 */
export async function moduleGenerator(
  tree: Tree,
  { name, purpose, call = `get-${name}`, skipInstall = false }: Options,
): Promise<GeneratorCallback> {
  const names = getNames(name);
  const folder = `libs/api/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists`);
  createFiles(tree, join(import.meta.dirname, 'files'), folder, { ...names, purpose: toSentence(purpose) });
  addProject(tree, name, folder);
  allowImports(tree, name);
  registerTypes(tree, name);
  editFile(tree, 'libs/api/README.md', (text) => text.replace(/(\n\|.*)(?=\n\n)/, `$1\n| ${name} | ${purpose} |`));
  addCall(tree, { module: name, name }, call);
  await formatTree(tree);
  return () => {
    writeContractReport(tree.root);
    if (!skipInstall) installPackagesTask(tree, true);
  };
}

const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

function addProject(tree: Tree, name: string, folder: string): void {
  addProjectConfiguration(tree, `api-${name}`, {
    root: folder,
    sourceRoot: `${folder}/src`,
    projectType: 'library',
    tags: ['layer:module', 'runtime:server', `module:${name}`],
    targets: {
      types: {},
      test: {
        command: `jest -c ${folder}/jest.config.cjs --passWithNoTests`,
        inputs: ['default', '^default', 'rules', 'wholeApi'],
      },
    },
  });
}

/** Tools and lint have the same list, which a check compares. */
function allowImports(tree: Tree, name: string): void {
  editFile(tree, 'tools/checks/api-modules.ts', (text) =>
    text.replace(/(?=\n\} as const satisfies)/, `\n  '${name}': ['platform'],`),
  );
  const constraint = {
    sourceTag: `module:${name}`,
    onlyDependOnLibsWithTags: ['layer:server', 'layer:contract', 'layer:core', 'module:platform'],
    allowedExternalImports: packagesOfModules(),
  };
  editFile(tree, '.eslintrc.json', (text) =>
    text.replace(/(?=\{\s*"sourceTag": "module:platform")/, `${JSON.stringify(constraint, null, 2)},\n`),
  );
}

function packagesOfModules(): string[] {
  const { code = [], specs = [] } = PACKAGES_OF_LAYERS['layer:module'] ?? {};
  return [...new Set([...code, ...specs].filter((pattern) => !pattern.startsWith('node:')))].sort();
}

/** Where the compiler finds the module, and what compiles it. */
function registerTypes(tree: Tree, name: string): void {
  editFile(tree, 'tsconfig.base.json', (text) =>
    text.replace(
      /(?=\n *"@heizplatz\/api-platform")/,
      `\n"@heizplatz/api-${name}": ["./libs/api/${name}/src/index.ts"],`,
    ),
  );
  editFile(tree, 'tools/tsconfig.workspace.json', (text) =>
    text.replace(/(?=\n *\{ "path": "\.\.\/libs\/api\/)/, `\n{ "path": "../libs/api/${name}" },`),
  );
  editFile(tree, 'apps/api/tsconfig.app.json', (text) =>
    text.replace(
      /(?=\n *\{ "path": "\.\.\/\.\.\/libs\/api\/)/,
      `\n{ "path": "../../libs/api/${name}/tsconfig.lib.json" },`,
    ),
  );
}
