import { siteHost, type SiteHosts } from '@heizplatz/api-platform';
import { BRAND, type CountryId } from '@heizplatz/country';

/** '21.11.2026'. */
const germanDay = (day: string): string => day.split('-').toReversed().join('.');

/** The source and ISO day of a country's value, as it may be printed beside it. */
export const sourceLine = (countryId: CountryId, today: string, config: SiteHosts): string =>
  `Quelle: ${BRAND}, ${siteHost(countryId, config)}, Stand ${germanDay(today)}`;
