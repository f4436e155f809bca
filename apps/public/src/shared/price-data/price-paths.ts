/** Names of the query: which stretch of time, the second place, and a place that is looked for. */
export const PRICE_QUERY = { range: 'zeitraum', comparison: 'vergleich', town: 'ort' } as const;

export interface PriceQuery {
  readonly range: string;
  /** A state's slug or a postcode; empty: none. */
  readonly comparison: string;
}

/** The page with this query; what is the default is left out, so that one page has one address. */
export function addPriceQuery(path: string, { range, comparison }: PriceQuery, defaultRange: string): string {
  const query = new URLSearchParams();
  if (range !== defaultRange) query.set(PRICE_QUERY.range, range);
  if (comparison) query.set(PRICE_QUERY.comparison, comparison);
  return query.size > 0 ? `${path}?${query}` : path;
}
