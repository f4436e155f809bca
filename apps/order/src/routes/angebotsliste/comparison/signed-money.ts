import { formatMoney, type Site } from '@heizplatz/country';

/** What a choice adds or saves: '+ 39 €', '− 12,50 €'; without cents where there are none. */
export function signedMoney(value: number, site: Site): string {
  const amount = formatMoney(Math.abs(value), site).replace(/[.,]00(?!\d)/, '');
  return `${value < 0 ? '−' : '+'}\u00A0${amount}`;
}
