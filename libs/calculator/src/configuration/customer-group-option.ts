/** Key of the customer group among a configuration's parameters: the group whose prices are displayed. */
export const CUSTOMER_GROUP_KEY = 'CustomerGroup';

/** 1 private, 2 business, 3 collective order; no option has one of these ids. */
export const CUSTOMER_GROUP_IDS: readonly number[] = [1, 2, 3];
