import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RemoteManifest } from '@heizplatz/releases';
import * as v from 'valibot';
import { getAppFolder, IS_INSTALLED, readRepositoryName, ROOT } from './workspace.ts';

export const LOCALES = ['de', 'de-AT', 'ch'] as const;

/** The remotes below a folder: apps with a remote.json, by name. */
export const findRemotes = (root: string): string[] =>
  globSync('apps/*/remote.json', { cwd: root })
    .map((file) => dirname(file).slice('apps/'.length))
    .sort();

/** What a remote says of itself. Throws when the file is missing, or is none. */
export const readRemote = (name: string, root = ROOT): RemoteManifest =>
  v.parse(RemoteManifest, JSON.parse(readFileSync(remoteFile(name, root), 'utf8')));

export const isRemote = (name: string, root = ROOT): boolean =>
  /^[\w-]+$/.test(name) && existsSync(remoteFile(name, root));

export const REMOTE_NAMES: readonly string[] = IS_INSTALLED ? [readRepositoryName()] : findRemotes(ROOT);

const remoteFile = (name: string, root: string): string =>
  join(root === ROOT ? getAppFolder(name) : join(root, 'apps', name), 'remote.json');
