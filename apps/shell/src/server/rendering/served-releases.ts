import type { Release } from '@heizplatz/releases';
import type { ServedRelease } from './render-task';

const known = new WeakMap<readonly Release[], readonly ServedRelease[]>();

/** What drawing reads of the releases that serve; remembered with the list that the registry hands out. */
export function servedReleases(releases: readonly Release[]): readonly ServedRelease[] {
  const cached = known.get(releases);
  if (cached) return cached;
  const served = releases.map(({ name, version, container, patterns, styles, scripts }) => ({
    name,
    version,
    container,
    patterns,
    styles,
    scripts,
  }));
  known.set(releases, served);
  return served;
}
