/** Key of a payment among a configuration's parameters. */
export const PAYMENT_KEY = 'Payment';

/** The payment kind that is paid in monthly rates. */
export const INSTALMENT_PAYMENT_ID = 3;

/** Months, where a query names none (rule CALC-13). */
export const DEFAULT_INSTALMENT_MODIFIER = 6;
