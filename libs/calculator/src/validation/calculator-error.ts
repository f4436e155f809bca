/** Required, does not match the country's pattern, does not exist (decided by the server); in the order of the checks. */
export type ZipCodeError = 'ZIPCODE_REQ' | 'ZIPCODE_INV' | 'ZIPCODE_NXT';

export type AmountError = 'AMOUNT_REQ' | 'AMOUNT_MIN' | 'AMOUNT_MAX';

export type CalculatorError = ZipCodeError | AmountError;
