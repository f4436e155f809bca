import { formatNumber } from './format-number.ts';
import type { Site } from './site.ts';

const NO_BREAK_SPACE = '\u00A0';

/**
 * value: decimal currency as on the wire (rule SITE-04). '2.287,23 €', '€ 2.287,23', 'CHF 2’287.25', with no-break
 * spaces.
 */
export function formatMoney(value: number, site: Site): string {
  const amount = formatNumber(value, site, 2);
  const { symbol } = site.currency;
  return site.numberSigns.symbolFirst ? symbol + NO_BREAK_SPACE + amount : amount + NO_BREAK_SPACE + symbol;
}
