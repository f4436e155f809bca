import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { movePointer, switchTo } from '@heizplatz/releases';
import { REMOTE_NAMES } from '../../build/apps.ts';
import { packRelease } from '../../releases/pack-release.ts';
import { withPointer } from '../../releases/open-pointer.ts';
import { storeRelease, versionsIn } from '../../releases/publish-release.ts';
import { BUILT_DIR, registryDir } from '../../releases/release-folders.ts';
import type { Load } from './run-load.ts';

const AUTHOR = { by: 'soak', reason: '', command: 'switch' };

/** The kind of request that serves another version of a remote. */
export const SWITCH = 'switch of a remote';

/** What is served, and the same build packed and published under a later version. */
function twoVersions(remote: string): readonly string[] {
  const first = versionsIn(registryDir(), remote).at(-1) ?? '';
  const { version } = storeRelease(remote, packRelease(remote, new Date()).version);
  // The registry has its own copy; the checkout's shall not grow with each run.
  rmSync(join(BUILT_DIR, remote, version), { recursive: true });
  return [first, version];
}

/** Switches one remote after the other back and forth; RELEASES_DIR names the run's own registry. */
export function releases(): Load {
  const versions = new Map(REMOTE_NAMES.map((name) => [name, twoVersions(name)]));
  let nth = 0;
  return {
    name: 'switches of remotes',
    count: 1,
    pauseMs: 10_000,
    action: async (log) => {
      const remote = REMOTE_NAMES[nth % REMOTE_NAMES.length];
      nth += 1;
      const version = remote && versions.get(remote)?.[Math.floor(nth / REMOTE_NAMES.length) % 2];
      if (remote && version)
        await log.time(SWITCH, () =>
          withPointer((store) => movePointer(store, remote, (entry) => switchTo(entry, version), AUTHOR)),
        );
    },
  };
}
