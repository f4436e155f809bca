import { DAY_MS } from '@heizplatz/country';

export type RunOut = 'empty' | 'soon' | 'later';

/**
 * Delivery takes weeks in autumn: what runs out within six weeks wants an order now (rule ACCOUNT-09). Both are ISO
 * dates.
 */
export function getRunOut(runsOutOn: string, today: string): RunOut {
  const days = (Date.parse(runsOutOn) - Date.parse(today)) / DAY_MS;
  if (days <= 0) return 'empty';
  return days <= 42 ? 'soon' : 'later';
}
