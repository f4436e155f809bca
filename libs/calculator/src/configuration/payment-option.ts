/** Key of a payment among a configuration's parameters. */
export const PAYMENT_KEY = 'Payment';

/** The payment kind that is paid in monthly rates. */
export const INSTALMENT_PAYMENT_ID = 3;

/** Months, where the simple calculator passes on instalments (specification section 9); CH: at most three. */
export const SIMPLE_INSTALMENT_MODIFIER: Readonly<Record<1 | 2 | 3, number>> = { 1: 12, 2: 12, 3: 3 };

/** Months, where a query names none (specification section 9). */
export const DEFAULT_INSTALMENT_MODIFIER = 6;
