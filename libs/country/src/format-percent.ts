import { formatNumber } from './format-number.ts';
import type { Site } from './site.ts';

/** value: 0.98 for '0,98 %'; two decimals as price changes have (rule SITE-05), with a no-break space. */
export function formatPercent(value: number, site: Site, decimals = 2): string {
  return `${formatNumber(value, site, decimals)}\u00A0%`;
}
