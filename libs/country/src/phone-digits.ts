/** Country codes of the three sites, as they are written before a number. */
const COUNTRY_CODE = /^(?:\+|00)(?:49|43|41)/;

/**
 * The digits that every way of writing a telephone number has in common, without country code and leading zeros:
 * '0049 (0)30 1234', '+49 30/12-34' and '030 1234' are all '301234'.
 */
export const phoneDigits = (text: string): string =>
  text
    .replace(/[^+\d]/g, '')
    .replace(COUNTRY_CODE, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
