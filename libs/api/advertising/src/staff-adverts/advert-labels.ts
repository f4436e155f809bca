export const COUNTRY_NAMES = { 1: 'DE', 2: 'AT', 3: 'CH' } as const;
export const SIZE_NAMES = { 1: 'Zeile', 2: 'Kasten' } as const;

/** With two places; null of nothing. */
export const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole) / 100;
