import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  createReleaseStore,
  findAlteredFile,
  openBucket,
  type Release,
  RELEASE_MANIFEST,
  SHELL_BUILDS,
} from '@heizplatz/releases';
import { ROOT } from '../build/workspace.ts';
import type { BuildManifest } from './build-manifest.ts';
import { registryDir } from './release-folders.ts';
import { checkCurrentKey, signWithCurrentKey } from './release-keys.ts';

const builtShell = (): string => resolve(ROOT, process.env['SHELL_DIR'] ?? 'dist/apps/shell');

/**
 * Signs the browser's half of the shell's build and stores it as a release, named by its content's hash, in the registry and
 * the bucket that RELEASES_URL names: shells of other builds serve it to the pages that this one renders. Returns the hash.
 * Rejects where the build's files are not those that it names, or where a team's key signs here.
 */
export async function publishShell(now: Date): Promise<string> {
  const release = storeShell(now);
  const address = process.env['RELEASES_URL'];
  if (address)
    await createReleaseStore(openBucket(address, process.env)).put(
      release,
      join(registryDir(), SHELL_BUILDS, release.version),
    );
  return release.version;
}

/** As publishShell, in the registry alone. */
export function storeShell(now: Date): Release {
  checkCurrentKey(SHELL_BUILDS);
  const release = describeBuild(now);
  const target = join(registryDir(), SHELL_BUILDS, release.version);
  if (existsSync(target)) return release;
  const draft = `${target}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const file of Object.keys(release.files)) cpSync(join(builtShell(), file), join(draft, file));
  const altered = findAlteredFile(release, draft);
  if (altered) throw new Error(`shell ${release.version}: ${altered} is not what was built`);
  writeFileSync(join(draft, RELEASE_MANIFEST), JSON.stringify(release, null, 2));
  signWithCurrentKey(draft);
  renameSync(draft, target);
  return release;
}

function describeBuild(now: Date): Release {
  const { contentHash, files, ...fit } = JSON.parse(
    readFileSync(join(builtShell(), 'build.json'), 'utf8'),
  ) as BuildManifest;
  return {
    ...fit,
    ...{ name: SHELL_BUILDS, version: contentHash, contentHash, builtAt: now.toISOString() },
    ...{ container: SHELL_BUILDS, patterns: [], styles: [], scripts: {} },
    files: Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('browser/'))),
  };
}
