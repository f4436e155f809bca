import type { PageHandle } from '@heizplatz/router';

/** Every page of the customer area: for customers with an account of their own; guests of an order and staff are refused. */
export const CUSTOMER_PAGE_HANDLE = { middleware: ['customer'], calculatorBar: 'never' } satisfies PageHandle;
