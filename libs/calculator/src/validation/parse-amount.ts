const MOST_DIGITS = 9;

/**
 * Entered text as an amount: digits only ('6.000 kg' is 6000), 0 without any; more than nine digits are cut off.
 */
export const parseAmount = (text: string): number => Number(text.replace(/\D/g, '').slice(0, MOST_DIGITS));
