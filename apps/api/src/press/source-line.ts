import { BRAND, type CountryId, siteById } from '@heizplatz/country';

/** '21.11.2026'. */
const germanDay = (day: string): string => day.split('-').toReversed().join('.');

/** Who a country's figure is by and of which ISO day, as it may be printed beside it. */
export const sourceLine = (countryId: CountryId, today: string): string =>
  `Quelle: ${BRAND}, ${siteById(countryId).productionHost}, Stand ${germanDay(today)}`;
