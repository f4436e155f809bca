import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Where the tools lie: this repository, or the package @heizplatz/remote-build (docs/decisions/0080). */
export const TOOLS_ROOT = join(import.meta.dirname, '..', '..');

/** Whether the tools are installed as a package, in a team's repository of one remote. */
export const IS_INSTALLED = TOOLS_ROOT.includes(`${sep}node_modules${sep}`);

/** What the tools build: this repository, or the team's, in whose root its scripts run. */
export const ROOT = IS_INSTALLED ? process.cwd() : TOOLS_ROOT;

/** The folder with an app's sources and remote.json; a team's repository is that of its remote. */
export const getAppFolder = (app: string): string => (IS_INSTALLED ? ROOT : join(ROOT, 'apps', app));

/** The name in the package.json of what is built; a team's repository is called as its remote. */
export const readRepositoryName = (): string => readManifest(join(ROOT, 'package.json')).name;

/** The installed version of a package. */
export const installedVersion = (name: string): string =>
  readManifest(join(ROOT, 'node_modules', name, 'package.json')).version;

const readManifest = (file: string): { name: string; version: string } =>
  JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
