/** Rule ORDER-01; withdrawn wins over everything that is not over yet. */
export const ORDER_STATES = [
  'placed',
  'accepted',
  'declined',
  'expired',
  'scheduled',
  'delivery-failed',
  'delivered',
  'invoiced',
  'paid',
  'cancelled',
  'withdrawn',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Orders that will never be paid. */
export const OVER_STATES: readonly OrderState[] = ['declined', 'expired', 'cancelled', 'withdrawn'];
/** Something is still to come from dealer or customer. */
export const OPEN_STATES: readonly OrderState[] = ['placed', 'accepted', 'scheduled', 'delivery-failed'];
/** The dealer accepted, and the order was neither ended nor withdrawn: a contract stands. */
export const CONTRACT_STATES: readonly OrderState[] = [
  ...(['accepted', 'scheduled', 'delivery-failed', 'delivered', 'invoiced', 'paid'] as const),
];
/** The goods are there: they are paid for, and can be rated. */
export const DELIVERED_STATES: readonly OrderState[] = ['delivered', 'invoiced', 'paid'];
