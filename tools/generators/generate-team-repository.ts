import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { packAll } from '../packages/pack.ts';
import { PACKAGE_LIST } from '../team/package-list.ts';
import { renameImports } from '../packages/rename-imports.ts';
import { TEAM_PACKAGES } from '../packages/team-packages.ts';
import { type Changes, gatherChanges } from './changes.ts';
import { checkOwnPath } from './generate-remote.ts';
import { createSliceFiles } from './generate-slice.ts';
import { getNames } from './names.ts';
import { remoteText, routesSpecText, routesText } from './remote-templates.ts';
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
  /** Where the packages of this repository can be downloaded; without it they are packed into packages/. */
  readonly packages: string | undefined;
}

const PACKAGES = 'packages';
const TEAM = { name: '', uses: TEAM_PACKAGES.map(({ name }) => name) };

/**
 * A repository for one remote with a page at /NAME, which is built, tested and released there without the rest of this one
 * (docs/decisions/0080). Returns the files that were written. Throws, and writes nothing, when the name is invalid, a remote
 * of this repository owns the path, or a file is there already.
 */
export async function generateTeamRepository(folder: string, name: string, options: Options): Promise<string[]> {
  const remote = getNames(name);
  checkOwnPath(ROOT, name);
  const changes = renameLibs(gatherChanges(folder));
  changes.create('package.json', manifestText(name, getAddress(options.packages)));
  changes.create('remote.json', remoteText(remote));
  changes.create('webpack.config.mjs', webpackText());
  changes.create('jest.config.js', jestText(name));
  changes.create('lingui.config.js', linguiText());
  changes.create('eslint.config.mjs', lintText());
  changes.create('tsconfig.json', typesText());
  changes.create('.gitignore', ignoreText());
  changes.create('.npmrc', npmText());
  changes.create('.ci/run', ciText());
  changes.create('README.md', readmeText(name));
  changes.create('src/routes.tsx', routesText(remote));
  changes.create('src/routes.spec.ts', routesSpecText(remote));
  createSliceFiles(changes, `src/routes/${name}`, { ...remote, path: `/${name}` });
  const files = await changes.write();
  chmodSync(join(folder, '.ci/run'), 0o755);
  if (options.packages !== undefined) return files;
  const packed = Object.values(packAll(join(folder, PACKAGES)));
  return [...files, ...[...packed, PACKAGE_LIST].map((file) => `${PACKAGES}/${file}`)];
}

/** Templates name the libs as this repository does. */
const renameLibs = (changes: Changes): Changes => ({
  ...changes,
  create: (file, text) => changes.create(file, /\.tsx?$/.test(file) ? renameImports(TEAM, text) : text),
});

const getAddress = (url: string | undefined) => (file: string) =>
  url === undefined ? `file:${PACKAGES}/${file}` : `${url.replace(/\/$/, '')}/${file}`;
