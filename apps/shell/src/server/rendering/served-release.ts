import type { Release } from '@heizplatz/releases';
import type { ServedRelease } from './render-task';

/** What rendering reads of a release. */
export const toServedRelease = (release: Release): ServedRelease => {
  const { name, version, container, entry, isBrowserOnly, patterns, styles, scripts } = release;
  return {
    ...{ name, version, container, patterns, styles, scripts },
    ...(entry && { entry }),
    ...(isBrowserOnly && { isBrowserOnly }),
  };
};
