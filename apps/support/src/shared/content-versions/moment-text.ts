import { type CountryId, formatTime, siteById } from '@heizplatz/country';

/** '01.12.2026, 07:00 Uhr', as the page's country writes it. */
export const momentText = (at: string, countryId: CountryId): string => formatTime(at, siteById(countryId));
