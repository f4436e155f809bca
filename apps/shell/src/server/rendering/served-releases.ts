import type { Release } from '@heizplatz/releases';
import type { ServedRelease } from './render-task';

export const toServedRelease = (release: Release): ServedRelease => {
  const { name, version, container, entry, isBrowserOnly, patterns, styles, scripts } = release;
  return {
    ...{ name, version, container, patterns, styles, scripts },
    ...(entry && { entry }),
    ...(isBrowserOnly && { isBrowserOnly }),
  };
};

const known = new WeakMap<readonly Release[], readonly ServedRelease[]>();

/** What rendering reads of the releases that serve; memoized with the list that the registry returns. */
export function servedReleases(releases: readonly Release[]): readonly ServedRelease[] {
  const cached = known.get(releases);
  if (cached) return cached;
  const served = releases.map(toServedRelease);
  known.set(releases, served);
  return served;
}
