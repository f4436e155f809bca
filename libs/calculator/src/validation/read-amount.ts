import { KG_PER_TONNE } from '../groups/kilograms.ts';
import type { ProductGroup } from '../groups/product-groups.ts';

const MOST_DIGITS = 9;
/** Longer texts are no amount; the text may be anybody's, out of an address. */
const MOST_SIGNS = 40;
/** A number and, as far as it has been entered, its unit; without blanks around them. */
const WEIGHT = /^(\d[\d.,'’\s]*)(t|to|ton|tonn|tonne|tonnen|k|kg)?$/i;
const GROUPED = /^\d{1,3}(?:[.'’\s]\d{3})+$/;
const DECIMAL = /^(\d*)[.,](\d*)$/;

/**
 * Entered text as an amount in the unit of the goods: '6 t', '6,5 t', '6.5' and '6.500 kg' are kilograms (nobody
 * orders half a kilogram, so a fraction without a unit means tonnes). Null: it is no weight, or the goods are not
 * weighed.
 */
export function readAmount(text: string, { unit }: Pick<ProductGroup, 'unit'>): number | null {
  const plain = text.length > MOST_SIGNS ? '' : text.trim();
  // Stryker disable next-line ArrayDeclaration: the first place of a match is not read.
  const [, metric, unitText = ''] = (unit === 'kg' && WEIGHT.exec(plain)) || [];
  // Stryker disable next-line ConditionalExpression: it is for the types; the text 'undefined' is no number either.
  const number = metric === undefined ? null : toMetric(metric.trimEnd());
  if (number === null) return null;
  const isTonnes = unitText === '' ? !Number.isInteger(number) : !unitText.toLowerCase().startsWith('k');
  const amount = Math.round(number * (isTonnes ? KG_PER_TONNE : 1));
  return amount < 10 ** MOST_DIGITS ? amount : null;
}

function toMetric(metric: string): number | null {
  if (/^\d+$/.test(metric) || GROUPED.test(metric)) return Number(metric.replace(/\D/g, ''));
  // Stryker disable next-line ArrayDeclaration: the first place of a match is not read.
  const [, whole, fraction] = DECIMAL.exec(metric) ?? [];
  return whole === undefined ? null : Number(`${whole}.${fraction}`);
}

/** For a field of amounts: what its text means where goods are weighed, else nothing. */
export const amountReading = (group: Pick<ProductGroup, 'unit'>): { readText?: (text: string) => number | null } =>
  group.unit === 'kg' ? { readText: (text) => readAmount(text, group) } : {};
