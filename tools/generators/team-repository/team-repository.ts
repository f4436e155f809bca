import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { packAll } from '../../packages/pack.ts';
import { renameImports } from '../../packages/rename-imports.ts';
import { TEAM_PACKAGES } from '../../packages/team-packages.ts';
import { createRemote } from '../remote/remote.ts';
import { formatText } from '../tree.ts';
import {
  ciText,
  ignoreText,
  jestText,
  lintText,
  linguiText,
  manifestText,
  npmText,
  readmeText,
  typesText,
  webpackText,
} from './team-templates.ts';

interface Options {
  readonly name: string;
  /** Relative to where the command runs. */
  readonly out: string;
  /** Where the packages of this repository can be downloaded; without it they are packed into packages/. */
  readonly packages?: string;
}

const PACKAGES = 'packages';
const TEAM = { name: '', uses: TEAM_PACKAGES.map(({ name }) => name) };

/**
 * A repository for one remote with a page at /NAME, which is built, tested and released there without the rest of this one
 * (docs/decisions/0080). It lies outside of the workspace, so it is written when Nx has nothing left to refuse. Throws, and
 * writes nothing, when the name is invalid, a remote of this repository owns the path, or a file is there already.
 */
export async function teamRepositoryGenerator(
  tree: Tree,
  { name, out, packages }: Options,
): Promise<GeneratorCallback> {
  const folder = resolve(out);
  const texts = { ...ownFiles(name, packages), ...(await remoteFiles(tree, name)) };
  const existing = Object.keys(texts).find((file) => existsSync(join(folder, file)));
  if (existing) throw new Error(`${existing} already exists`);
  const files: [string, string][] = [];
  for (const [file, text] of Object.entries(texts)) files.push([file, await formatText(tree, file, text)]);
  return () => {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      console.log(`CREATE ${join(out, file)}`);
    }
    chmodSync(join(folder, '.ci/run'), 0o755);
    if (packages === undefined) packAll(join(folder, PACKAGES));
  };
}

const ownFiles = (name: string, packages: string | undefined): Readonly<Record<string, string>> => ({
  'package.json': manifestText(name, getAddress(packages)),
  'webpack.config.mjs': webpackText(),
  'jest.config.js': jestText(name),
  'lingui.config.js': linguiText(),
  'eslint.config.mjs': lintText(),
  'tsconfig.json': typesText(),
  '.gitignore': ignoreText(),
  '.npmrc': npmText(),
  '.ci/run': ciText(),
  'README.md': readmeText(name),
});

/** What a remote of this repository would have as remote.json and src; imports name the packages, not the libs. */
async function remoteFiles(tree: Tree, name: string): Promise<Record<string, string>> {
  const app = `apps/${name}`;
  await createRemote(tree, name);
  const paths = tree.listChanges().map(({ path }) => path.slice(app.length + 1));
  const files = paths.filter((path) => path === 'remote.json' || path.startsWith('src/'));
  const texts = files.map((file) => [file, renameLibs(file, tree.read(`${app}/${file}`, 'utf8') ?? '')] as const);
  tree.delete(app);
  return Object.fromEntries(texts);
}

const renameLibs = (file: string, text: string): string => (/\.tsx?$/.test(file) ? renameImports(TEAM, text) : text);

const getAddress = (url: string | undefined) => (file: string) =>
  url === undefined ? `file:${PACKAGES}/${file}` : `${url.replace(/\/$/, '')}/${file}`;
