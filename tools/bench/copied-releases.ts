import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { followBuilds, movePointer, type Release, switchTo } from '@heizplatz/releases';
import { withPointer } from '../releases/open-pointer.ts';
import { signWithCurrentKey } from '../releases/release-keys.ts';
import { RELEASES_DIR } from './prepare-releases.ts';
import { readVersions } from './release-visitor.ts';
import { visitPage } from './visit-page.ts';

const AUTHOR = { by: 'bench', reason: '', command: 'switch' };

const folderOf = (remote: string, version: string): string => join(RELEASES_DIR, remote, version);

/** Stores the same files under another version, linked rather than copied, and returns the version. */
export function publishCopy(release: Release, number: number): string {
  const { name } = release;
  const version = `99999999999999999-${String(number).padStart(8, '0')}`;
  for (const file of Object.keys(release.files)) {
    mkdirSync(dirname(join(folderOf(name, version), file)), { recursive: true });
    linkSync(join(folderOf(name, release.version), file), join(folderOf(name, version), file));
  }
  const manifest = JSON.parse(readFileSync(join(folderOf(name, release.version), 'release.json'), 'utf8')) as object;
  writeFileSync(join(folderOf(name, version), 'release.json'), JSON.stringify({ ...manifest, version }));
  signWithCurrentKey(folderOf(name, version));
  return version;
}

/** Lets the next start serve what it builds again, so that later runs do not measure this release. */
export async function follow(remote: string): Promise<void> {
  await withPointer((store) => movePointer(store, remote, followBuilds, { ...AUTHOR, command: 'follow' }));
}

/** Deletes a copy that serves no longer. */
export const deleteCopy = (remote: string, version: string): void =>
  rmSync(folderOf(remote, version), { recursive: true });

/** Switches to a version; returns the revision of the pointer that says so. */
export async function serve(remote: string, version: string): Promise<number> {
  const { after } = await withPointer((store) =>
    movePointer(store, remote, (before) => switchTo(before, version), AUTHOR),
  );
  if (!after) throw new Error(`the pointer has no entry of ${remote}`);
  return after.revision;
}

const POLL_MS = 20;
/** A switch that is not live after so long is lost. */
const LOST_MS = 10_000;

/** Milliseconds until the shell serves the version, whose gate comes first; null where it did not. */
export async function waitUntilServed(remote: string, version: string, port: number): Promise<number | null> {
  const start = performance.now();
  while (performance.now() - start < LOST_MS) {
    const { html: serving } = await visitPage('/releases/serving', { port });
    if (readVersions(serving).get(remote)?.has(version)) return performance.now() - start;
    await wait(POLL_MS);
  }
  return null;
}
