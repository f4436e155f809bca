import { join } from 'node:path';
import { canMovePointer, createReleasePointer, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { checkFiles, movePointer, PointerConflict, type Release, servedVersion, switchTo } from '@heizplatz/releases';
import { readRegistry, type Registry } from './read-registry';
import { releaseFault } from './release-fault';
import { ALTERED_TEXT, getRemoteName } from './release-labels';

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

const toConflict = (serving: string | null) =>
  problem('CONFLICT', {
    detail: `Inzwischen wird ${serving ?? 'keine Version'} ausgeliefert. Bitte prüfen Sie, ob Sie noch umstellen wollen.`,
    context: { ServingVersion: serving },
  });

const versionOf = (entry: PointerConflict['entry']): string | null => entry?.serving.at(-1)?.version ?? null;

/** POST /api/support/releases/umstellen; shells follow within two seconds. */
export const switchRelease = defineHandler(CALLS.switchRelease, async ({ body }, context) => {
  const { Remote, Version, ServingVersion, Reason } = body;
  const { services, audit, user } = context;
  const { config } = services;
  audit.note({ reason: Reason });
  if (!canMovePointer(config))
    throw problem('UNAVAILABLE', {
      detail: 'Hier fehlt der Schlüssel, der Umstellungen unterschreibt (RELEASE_SIGNING_KEY).',
    });
  const store = createReleasePointer({ ...context, config });
  const registry = await readRegistry(config, store);
  checkRelease(registry, config.releasesDir, { remote: Remote, version: Version });
  // A second press of the same button finds it done.
  const isDone = servedVersion(registry.pointer, Remote) === Version && ServingVersion !== Version;
  const author = {
    by: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    reason: Reason,
    command: `switch ${Version} (staff)`,
  };
  const before = isDone
    ? Version
    : await movePointer(store, Remote, (entry) => switchTo(entry, Version), {
        ...author,
        expects: ServingVersion,
      }).then(
        (moved) => versionOf(moved.before),
        (error: unknown) => {
          if (!(error instanceof PointerConflict)) throw error;
          if (versionOf(error.entry) !== Version) throw toConflict(versionOf(error.entry));
          return Version;
        },
      );
  const area = getRemoteName(registry, Remote);
  audit.note({ before: { area, version: before }, after: { area, version: Version } });
  return { Remote, ServingVersion: Version };
});
