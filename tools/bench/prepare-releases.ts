import { join } from 'node:path';
import { readPointer, type Release, servedVersion } from '@heizplatz/releases';
import { ROOT } from '../build/workspace.ts';
import { readRelease } from '../releases/publish-release.ts';
import { buildAll } from '../start/build-all.ts';
import { publishChanged } from '../start/publish-changed.ts';

/** A registry of the bench's own; no other pointer changes. */
export const RELEASES_DIR = join(ROOT, 'tmp/bench/releases');

/** Builds what changed and serves it from RELEASES_DIR, as `npm start` does. */
export async function prepareReleases(): Promise<void> {
  process.env['RELEASES_DIR'] = RELEASES_DIR;
  await buildAll();
  await publishChanged({ now: new Date(), say: console.log });
}

/** What is served of a remote after prepareReleases. */
export function preparedRelease(remote: string): Release {
  const version = servedVersion(readPointer(RELEASES_DIR), remote);
  if (!version) throw new Error(`No release of ${remote} is served`);
  return readRelease(RELEASES_DIR, remote, version);
}
