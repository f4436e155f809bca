import { integerBetween } from '../random/integer-between';

/** ISO 7064 MOD 11,10, the check digit of German VAT numbers. */
function germanCheckDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

/** Austria's: every second digit doubled, digit sums, 96 − sum. */
function austrianCheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (((96 - sum) % 10) + 10) % 10;
}

/** Switzerland's UID: weights 5 4 3 2 7 6 5 4, 11 − sum modulo 11 (10 does not exist). */
function swissCheckDigit(digits: string): number {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4];
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11;
}

/** A VAT number whose check digit is wrong by one, so that it cannot be a real one. */
export function inventedTaxNumber(random: () => number, countryId: number): string {
  const render = (count: number) => String(integerBetween(random, 10 ** (count - 1), 10 ** count - 1));
  if (countryId === 1) {
    const body = render(8);
    return `DE${body}${(germanCheckDigit(body) + 1) % 10}`;
  }
  if (countryId === 2) {
    const body = render(7);
    return `ATU${body}${(austrianCheckDigit(body) + 1) % 10}`;
  }
  const body = render(8);
  const text = `${body}${(swissCheckDigit(body) + 1) % 10}`;
  return `CHE-${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6)} MWST`;
}
