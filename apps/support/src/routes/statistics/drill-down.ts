import { monthEnd, type StatisticPage } from './statistic-page';

/** The target of a row: its part of the metrics by the next finer division. Null: it has none. */
export function drillDown({ by }: Pick<StatisticPage, 'by'>, key: string): Partial<StatisticPage> | null {
  if (by === 'year') return { from: `${key}-01-01`, to: `${key}-12-31`, by: 'month' };
  if (by === 'month') return { from: `${key}-01`, to: monthEnd(key), by: 'day' };
  if (by === 'day') return { from: key, to: key, by: 'order' };
  // Postcodes that the list does not know have no state to narrow to.
  if (key === '' || key === '0') return null;
  if (by === 'country') return { country: getCountry(key), by: 'state' };
  if (by === 'state') return { state: key, by: 'zip' };
  if (by === 'zip') return { country: getCountry(key), zip: key.slice(2), by: 'month' };
  if (by === 'product') return { product: key, by: 'month' };
  return by === 'dealer' ? { dealer: key, by: 'month' } : null;
}

function getCountry(key: string): StatisticPage['country'] {
  const [country] = key;
  return country === '1' || country === '2' || country === '3' ? country : '';
}
