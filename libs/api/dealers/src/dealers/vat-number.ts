import type { CountryId } from '@heizplatz/contract';

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

/** The digits of a number stand in the groups of its pattern. */
const PATTERNS: Readonly<Record<CountryId, RegExp>> = {
  1: /^DE ?(\d{9})$/,
  2: /^ATU ?(\d{8})$/,
  3: /^CHE-?(\d{3})\.?(\d{3})\.?(\d{3})(?: (?:MWST|TVA|IVA))?$/,
};
const CHECK_DIGITS: Readonly<Record<CountryId, (digits: string) => number>> = {
  1: germanCheckDigit,
  2: austrianCheckDigit,
  3: swissCheckDigit,
};

/** The last digit of a VAT number, from those before it: 8 in Germany and Switzerland, 7 in Austria. */
export const vatCheckDigit = (countryId: CountryId, digits: string): number => CHECK_DIGITS[countryId](digits);

/** 'DE136695976', 'ATU13585627', 'CHE-107.787.577 MWST', with its check digit. */
export function isVatNumber(countryId: CountryId, text: string): boolean {
  const digits = PATTERNS[countryId].exec(text.trim().toUpperCase())?.slice(1).join('');
  return digits !== undefined && vatCheckDigit(countryId, digits.slice(0, -1)) === Number(digits.at(-1));
}
