import { canMovePointer, type Config, problem } from '@heizplatz/api-platform';
import { checkFilesInPieces } from '@heizplatz/releases';
import { openPublishedReleases } from '../release-registry/published-releases';
import type { ReleasePlaces } from './published-manifests';
import type { Registry, ReleaseMatch } from './read-registry';
import { releaseFault } from './release-fault';
import { ALTERED_TEXT } from './release-labels';

/** The shell would refuse it too, and the page would report a version that is not served. */
async function alteredFault(places: ReleasePlaces, { release, ...names }: ReleaseMatch): Promise<string | null> {
  try {
    if (release) await checkFilesInPieces(release, await openPublishedReleases(places).getFolder(names));
    return null;
  } catch {
    return ALTERED_TEXT;
  }
}

/** Rejects with a problem that has the reason unless the version is published and may serve. */
export async function checkRelease(
  registry: Registry,
  places: ReleasePlaces,
  { remote, version }: { remote: string; version: string },
): Promise<void> {
  if (registry.state === 'unreadable')
    throw problem('UNAVAILABLE', {
      detail: 'Was veröffentlicht ist oder ausgeliefert wird, ist nicht lesbar. Erst muss es wieder lesbar sein.',
    });
  const published = registry.releases.find((one) => one.remote === remote && one.version === version);
  if (!published) throw problem('NOT_FOUND', { detail: `Die Version ${version} ist nicht veröffentlicht.` });
  const fault = releaseFault(registry, published) ?? (await alteredFault(places, published));
  if (fault)
    throw problem('RELEASE_INCOMPATIBLE', {
      detail: `Die Version ${version} kann nicht ausgeliefert werden. ${fault}`,
    });
}

/** Throws a problem where this API has no key to sign a move with. */
export function checkSigner(config: Config): void {
  if (!canMovePointer(config))
    throw problem('UNAVAILABLE', {
      detail: 'Hier fehlt der Schlüssel, der Umstellungen unterschreibt (RELEASE_SIGNING_KEY).',
    });
}
