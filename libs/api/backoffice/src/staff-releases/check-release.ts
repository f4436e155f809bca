import { join } from 'node:path';
import { canMovePointer, type Config, problem } from '@heizplatz/api-platform';
import { checkFiles, type Release } from '@heizplatz/releases';
import type { Registry } from './read-registry';
import { releaseFault } from './release-fault';
import { ALTERED_TEXT } from './release-labels';

/** The shell would refuse it too, and the page would report a version that is not served. */
function alteredFault(release: Release | null, folder: string): string | null {
  try {
    if (release) checkFiles(release, folder);
    return null;
  } catch {
    return ALTERED_TEXT;
  }
}

/** Throws a problem with the reason unless the version is published and may serve. */
export function checkRelease(
  registry: Registry,
  dir: string,
  { remote, version }: { remote: string; version: string },
): void {
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

/** Throws a problem where this API has no key to sign a move with. */
export function checkSigner(config: Config): void {
  if (!canMovePointer(config))
    throw problem('UNAVAILABLE', {
      detail: 'Hier fehlt der Schlüssel, der Umstellungen unterschreibt (RELEASE_SIGNING_KEY).',
    });
}
