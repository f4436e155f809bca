/** product.md section 4; withdrawn wins over everything that is not over yet. */
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

/** Orders that nobody will pay for. */
export const OVER_STATES: readonly OrderState[] = ['declined', 'expired', 'cancelled', 'withdrawn'];
/** Where the goods have come and are paid for. */
export const PAYABLE_STATES: readonly OrderState[] = ['delivered', 'invoiced', 'paid'];

const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  // Scheduled at once: the dealer accepted with a date, or the customer took the date that it proposed.
  placed: ['accepted', 'scheduled', 'declined', 'expired', 'cancelled', 'withdrawn'],
  accepted: ['scheduled', 'delivered', 'cancelled', 'withdrawn'],
  scheduled: ['scheduled', 'delivered', 'delivery-failed', 'cancelled', 'withdrawn'],
  'delivery-failed': ['scheduled', 'cancelled', 'withdrawn'],
  delivered: ['invoiced', 'withdrawn'],
  invoiced: ['paid', 'withdrawn'],
  paid: ['withdrawn'],
  declined: [],
  expired: [],
  cancelled: ['withdrawn'],
  withdrawn: [],
};

/** Whether an order may go from one state to the other. */
export const canBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);
