import { formatPercent, type Site } from '@heizplatz/country';

/** A VAT rate as people write it: '7 %', '8,1 %'. */
export const rateText = (percent: number, site: Site): string =>
  formatPercent(percent, site, Number.isInteger(percent) ? 0 : 1);
