import { formatNumber, formatUnitPrice, type Site } from '@heizplatz/country';
import type { Metrics } from './consumption-metrics';

const NO_BREAK_SPACE = '\u00A0';

/** '4.850 kg', '3.000 Liter'. */
export const quantityText = (amount: number, unit: string, site: Site): string =>
  formatNumber(amount, site) + NO_BREAK_SPACE + unit;

/** '389,95 €/t' of a sum in kilograms; a dash without one. */
export const meanPriceText = ({ totalCents, amount }: Metrics, site: Site): string =>
  amount > 0 ? formatUnitPrice((totalCents * 10) / amount, site, 't') : '–';

/** '2026', '05/2026'. */
export const periodText = (id: string): string => id.split('-').toReversed().join('/');
