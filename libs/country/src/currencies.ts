import type { Site } from './site.ts';
import { SITES } from './sites.ts';

export type CurrencyCode = Site['currency']['code'];

/** By ISO 4217, each once, in the order of the countries. */
export const CURRENCY_CODES: readonly CurrencyCode[] = [
  ...new Set(Object.values(SITES).map(({ currency }) => currency.code)),
];

/** The first site that pays in a currency, which writes its amounts. RangeError: none does. */
export function siteByCurrency(code: CurrencyCode): Site {
  const site = Object.values(SITES).find(({ currency }) => currency.code === code);
  if (!site) throw new RangeError(`no country pays in ${code}`);
  return site;
}
