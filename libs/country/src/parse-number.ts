import type { Site } from './site.ts';

/**
 * Parses an entered number in a site's format, with or without grouping: '18.345,6', '18’345.6' and '18345,6' are
 * 18345.6. A single separator that is not the site's own decimal one is a grouping one where three digits follow it,
 * else it is the decimal one. NaN for input that is no number.
 */
export function parseNumber(text: string, { numberSigns }: Pick<Site, 'numberSigns'>): number {
  const plain = text.replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return Number.NaN;
  const signs = plain.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return Number(plain);
  const isMixed = signs.some((sign) => sign !== last);
  const groups = !isMixed && (signs.length > 1 || (last !== numberSigns.decimal && /[.,]\d{3}$/.test(plain)));
  if (groups) return Number(plain.replace(/[.,]/g, ''));
  const [whole = '', fraction = ''] = [
    plain.slice(0, plain.lastIndexOf(last)),
    plain.slice(plain.lastIndexOf(last) + 1),
  ];
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`);
}
