import { KG_PER_TONNE } from '@heizplatz/calculator';
import type { SalesMetrics } from '@heizplatz/contract';
import {
  formatMoney,
  formatNumber,
  formatPercent,
  type Site,
  siteByCurrency,
  type CurrencyCode,
} from '@heizplatz/country';

export type Currency = CurrencyCode;
/** The chart's metric. */
export const METRICS = ['umsatz', 'menge', 'liter', 'bestellungen'] as const;
export type Metric = (typeof METRICS)[number];

const NONE = '–';

/** '1.234,50 €', 'CHF 1’234.50': as the currency's own country writes it. */
export const moneyText = (value: number | null, currency: Currency): string =>
  value === null ? NONE : formatMoney(value, siteByCurrency(currency));

/** '1.234,5 t'. */
export const tonnesText = (weightKg: number, site: Site): string =>
  `${formatNumber(weightKg / KG_PER_TONNE, site, 1)} t`;

/** '12.300 l'. */
export const litresText = (litres: number, site: Site): string => `${formatNumber(litres, site)} l`;

export const shareText = (value: number | null, site: Site): string =>
  value === null ? NONE : formatPercent(value, site, 1);

/** '+12,3 %' against what was before; null where nothing was. */
export function changeText(now: number | null, before: number | null, site: Site): string | null {
  if (now === null || before === null || before === 0) return null;
  const change = (100 * (now - before)) / before;
  return `${change > 0 ? '+' : ''}${formatPercent(change, site, 1)}`;
}

export const getValue = (metric: Metric, { Revenue, WeightKg, Litres, Orders }: SalesMetrics): number =>
  ({ umsatz: Revenue, menge: WeightKg / KG_PER_TONNE, liter: Litres, bestellungen: Orders })[metric];

export function metricText(metric: Metric, value: number, { currency, site }: { currency: Currency; site: Site }) {
  if (metric === 'umsatz') return moneyText(value, currency);
  if (metric === 'liter') return litresText(value, site);
  return metric === 'menge' ? `${formatNumber(value, site, 1)} t` : formatNumber(value, site);
}
