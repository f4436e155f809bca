import { getIso } from '@heizplatz/country';
import { vatCheckDigit } from '@heizplatz/api-dealers';
import { integerBetween } from '../random/integer-between';

/** A VAT number whose check digit is wrong by one, so that it cannot be a real one. */
export function inventedTaxNumber(random: () => number, countryId: number): string {
  const render = (count: number) => String(integerBetween(random, 10 ** (count - 1), 10 ** count - 1));
  if (getIso(countryId) === 'DE') {
    const body = render(8);
    return `DE${body}${(vatCheckDigit(1, body) + 1) % 10}`;
  }
  if (getIso(countryId) === 'AT') {
    const body = render(7);
    return `ATU${body}${(vatCheckDigit(2, body) + 1) % 10}`;
  }
  const body = render(8);
  const text = `${body}${(vatCheckDigit(3, body) + 1) % 10}`;
  return `CHE-${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6)} MWST`;
}
