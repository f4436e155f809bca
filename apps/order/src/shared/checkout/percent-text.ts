import { formatNumber, type Site } from '@heizplatz/country';

/** '9,90 %': a rate of interest, in percent, with two places. */
export const percentText = (percent: number, site: Site): string => `${formatNumber(percent, site, 2)}\u00A0%`;
