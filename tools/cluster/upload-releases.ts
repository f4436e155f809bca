import { join } from 'node:path';
import { createReleaseStore, openBucket } from '@heizplatz/releases';
import { REMOTE_NAMES } from '../build/apps.ts';
import { readRelease, versionsIn } from '../releases/publish-release.ts';

/** Puts every release of a folder into the bucket of RELEASES_URL, as `npm run release -- publish` does with one. */
export async function uploadReleases(dir: string): Promise<void> {
  const store = createReleaseStore(openBucket(process.env['RELEASES_URL'] ?? '', process.env));
  for (const remote of REMOTE_NAMES)
    for (const version of versionsIn(dir, remote))
      await store.put(readRelease(dir, remote, version), join(dir, remote, version));
}
