import { formatNumber, type Site } from '@heizplatz/country';

/** '+3,24', '−7,70', '0,00': a difference with its sign. */
export function signed(value: number, site: Site, decimals = 2): string {
  const text = formatNumber(value, site, decimals);
  return value > 0 && text !== formatNumber(0, site, decimals) ? `+${text}` : text;
}
