import { formatNumber } from './format-number.ts';
import type { Site } from './site.ts';

const NO_BREAK_SPACE = '\u00A0';

/** The unit that headings and axes name: '€/t', 'CHF/100 l'. */
export const formatPriceUnit = ({ currency }: Site, per: string): string =>
  `${currency.symbol}/${per.replaceAll(' ', NO_BREAK_SPACE)}`;

export interface UnitPriceParts {
  readonly value: string;
  readonly unit: string;
}

/** A price and its unit in secondary type, from a formatted number: '398,20' and '€/t', 'CHF 398.20' and '/t'. */
export function unitPriceParts(metric: string, site: Site, per: string): UnitPriceParts {
  const { symbol } = site.currency;
  const unit = formatPriceUnit(site, per);
  if (!site.numberSigns.symbolFirst) return { value: metric, unit };
  return { value: symbol + NO_BREAK_SPACE + metric, unit: unit.slice(symbol.length) };
}

/** What stands around a field for a unit price: behind it '€/t', or 'CHF' before it and '/t' behind. */
export function unitPriceAffixes(site: Site, per: string): { readonly prefix?: string; readonly suffix: string } {
  const { symbol } = site.currency;
  const suffix = formatPriceUnit(site, per);
  return site.numberSigns.symbolFirst ? { prefix: symbol, suffix: suffix.slice(symbol.length) } : { suffix };
}

/** value: decimal currency as on the wire. '398,20 €/t', '€ 398,20/t', 'CHF 398.20/t', with no-break spaces. */
export function formatUnitPrice(price: number, site: Site, per: string): string {
  const { value, unit } = unitPriceParts(formatNumber(price, site, 2), site, per);
  return site.numberSigns.symbolFirst ? value + unit : value + NO_BREAK_SPACE + unit;
}

/**
 * A value of a series with its unit: the symbol of this site's currency is placed as the site does, any other unit
 * follows the value.
 */
export function formatWithUnit(metric: string, site: Site, unit: string): string {
  const { symbol } = site.currency;
  if (!site.numberSigns.symbolFirst || !unit.startsWith(`${symbol}/`)) return metric + NO_BREAK_SPACE + unit;
  return symbol + NO_BREAK_SPACE + metric + unit.slice(symbol.length);
}
