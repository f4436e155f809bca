import { DATA_SOURCES } from '@heizplatz/country';

/** The packages whose data the imprint names. */
export const attributedPackages = (): ReadonlySet<string> =>
  new Set(DATA_SOURCES.flatMap(({ npmPackage }) => npmPackage ?? []));
