import { parseNumber, type Site } from '@heizplatz/country';
import { NEED_BASES, NEED_LIMITS, type NeedBasis } from './fuel-need';

export const NEED_QUERY = { basis: 'grundlage', quantity: 'menge' } as const;

export interface NeedInput {
  readonly basis: NeedBasis;
  /** Null: nothing was entered yet. */
  readonly quantity: number | null;
  /** Null: valid, or not validated yet. */
  readonly issue: 'REQUIRED' | 'MIN' | 'MAX' | null;
}

const MOST_SIGNS = 12;

/** The query in the address; without a known basis, last year's oil. */
export function readNeedInput(query: URLSearchParams, site: Site): NeedInput {
  const input = query.get(NEED_QUERY.basis);
  const basis = NEED_BASES.find((known) => known === input) ?? 'oil';
  const text = query.get(NEED_QUERY.quantity);
  if (text === null) return { basis, quantity: null, issue: null };
  const quantity = parseNumber(text.slice(0, MOST_SIGNS), site);
  if (!(quantity > 0)) return { basis, quantity: null, issue: 'REQUIRED' };
  const { min, max } = NEED_LIMITS[basis];
  return { basis, quantity, issue: quantity < min ? 'MIN' : quantity > max ? 'MAX' : null };
}
