import { join } from 'node:path';
import { defineHandler, acquireAdvisoryLock, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { checkFiles, switchTo, readPointer, type Release, servedVersion } from '@heizplatz/releases';
import { readRegistry, type Registry } from './read-registry';
import { releaseFault } from './release-fault';
import { ALTERED_TEXT, REMOTE_NAMES } from './release-labels';

/** The shell would refuse it too, and the page would report a version that is not served. */
function alteredFault(release: Release | null, folder: string): string | null {
  try {
    if (release) checkFiles(release, folder);
    return null;
  } catch {
    return ALTERED_TEXT;
  }
}

function checkRelease(registry: Registry, dir: string, { remote, version }: { remote: string; version: string }): void {
  if (registry.state === 'unreadable')
    throw problem('UNAVAILABLE', { detail: 'pointer.json ist nicht lesbar. Erst muss es wiederhergestellt werden.' });
  const published = registry.releases.find((one) => one.remote === remote && one.version === version);
  if (!published) throw problem('NOT_FOUND', { detail: `Die Version ${version} ist nicht veröffentlicht.` });
  const fault = releaseFault(registry, published) ?? alteredFault(published.release, join(dir, remote, version));
  if (fault)
    throw problem('RELEASE_INCOMPATIBLE', {
      detail: `Die Version ${version} kann nicht ausgeliefert werden. ${fault}`,
    });
}

/** Reads and writes in one step, so that no other change intervenes; returns the release served before. */
function movePointer(dir: string, remote: string, move: { from: string | null; to: string }): string | null {
  const serving = servedVersion(readPointer(dir), remote) ?? null;
  // A second press of the same button finds it done.
  if (serving === move.to) return serving;
  if (serving !== move.from)
    throw problem('CONFLICT', {
      detail: `Inzwischen wird ${serving ?? 'keine Version'} ausgeliefert. Bitte prüfen Sie, ob Sie noch umstellen wollen.`,
      context: { ServingVersion: serving },
    });
  switchTo(dir, remote, move.to, { isChosen: true });
  return serving;
}

/** POST /api/support/releases/umstellen; the shell follows with the next page. */
export const switchRelease = defineHandler(CALLS.switchRelease, async ({ body }, { db, services, audit }) => {
  const { Remote, Version, ServingVersion, Reason } = body;
  const { releasesDir } = services.config;
  audit.note({ reason: Reason });
  // Of two nodes at once the second sees what the first wrote.
  const before = await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'release-pointer');
    checkRelease(await readRegistry(services.config), releasesDir, { remote: Remote, version: Version });
    return movePointer(releasesDir, Remote, { from: ServingVersion, to: Version });
  });
  const area = REMOTE_NAMES[Remote];
  audit.note({ before: { area, version: before }, after: { area, version: Version } });
  return { Remote, ServingVersion: Version };
});
