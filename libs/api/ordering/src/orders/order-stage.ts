import type { OrderState } from './order-state';

/** Something is still to come from dealer or customer. */
export const OPEN_STATES: readonly OrderState[] = ['placed', 'accepted', 'scheduled', 'delivery-failed'];

/** The goods are there, so that they can be rated. */
export const DELIVERED_STATES: readonly OrderState[] = ['delivered', 'invoiced', 'paid'];
