import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { movePointer, type Release, switchTo } from '@heizplatz/releases';
import { readRemote } from '../build/apps.ts';
import { readBuildFit, readLayouts } from '../build/build-fit.ts';
import { exposedFiles } from '../releases/pack-release.ts';
import { getAuthor, openFolderPointer } from '../releases/open-pointer.ts';
import { registryDir, getVersion } from '../releases/release-folders.ts';
import { signWithCurrentKey } from '../releases/release-keys.ts';
import { developmentBuild } from './development-folders.ts';

/** Path under which the shell serves its own files in development: one for all builds, so that pages find updates. */
const SHELL_BASE = 'development';

/**
 * Creates a signed release of a remote's watched build; returns its version. The server's files are copied, since
 * Node loads a path once. The browser's folder is the watched one itself: an open page of an older version finds its
 * updates there.
 */
export function publishDevelopmentRelease(remote: string, hash: string, builtAt: Date): string {
  const built = developmentBuild(remote);
  const version = getVersion(builtAt, hash);
  const folder = join(registryDir(), remote, version);
  mkdirSync(folder, { recursive: true });
  cpSync(join(built, 'server'), join(folder, 'server'), { recursive: true });
  symlinkSync(join(built, 'browser'), join(folder, 'browser'));
  const release: Release = {
    name: remote,
    version,
    builtAt: builtAt.toISOString(),
    contentHash: hash,
    ...readBuildFit(),
    ...readRemote(remote),
    ...skipUpdates(exposedFiles(join(built, 'browser'))),
    files: getHashes(join(folder, 'server')),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release, null, 2));
  signWithCurrentKey(folder);
  return version;
}

/** Serves what was built last. */
export async function serveDevelopmentRelease(remote: string, version: string): Promise<void> {
  const change = { by: getAuthor(), reason: '', command: 'dev' };
  await movePointer(openFolderPointer(), remote, (entry) => ({ ...switchTo(entry, version), isChosen: false }), change);
}

/** The files of hot updates are listed as well; a new document needs none. */
function skipUpdates({ styles, scripts, ...rest }: ReturnType<typeof exposedFiles>): ReturnType<typeof exposedFiles> {
  const isStored = (file: string) => !file.includes('.hot-update.');
  return {
    ...rest,
    styles: styles.filter(isStored),
    scripts: Object.fromEntries(Object.entries(scripts).map(([name, files]) => [name, files.filter(isStored)])),
  };
}

/** What the shell's server reads of its own build; its hashes are irrelevant here. */
export function writeShellManifest(): void {
  const folder = developmentBuild('shell');
  const browser = readdirSync(join(folder, 'browser'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.map$|\.hot-update\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const manifest = {
    name: 'shell',
    contentHash: SHELL_BASE,
    ...readBuildFit(),
    ...readLayouts(),
    files: Object.fromEntries(browser.sort().map((file) => [file, ''])),
  };
  writeFileSync(join(folder, 'build.json'), JSON.stringify(manifest, null, 2));
}

/** Removes what earlier sessions published; their pages are reloaded anyway. */
export const clearRegistry = (): void => rmSync(registryDir(), { recursive: true, force: true });

function getHashes(server: string): Record<string, string> {
  const files = readdirSync(server, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.map'),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [`server/${file.slice(server.length + 1)}`, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
