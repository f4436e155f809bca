import type { Order } from './order';

/** Waits until its mailbox is proven, or has ended without that: its dealer has never heard of it. */
export const isUnconfirmed = ({ confirmUntil }: Pick<Order, 'confirmUntil'>): boolean => confirmUntil !== null;

/** Still waits, so that it can be released. */
export const awaitsConfirmation = (order: Pick<Order, 'confirmUntil' | 'state'>): boolean =>
  isUnconfirmed(order) && order.state === 'placed';

/** The information for the customer about the dealer of an order that was not completed. */
export const dealerKnowledge = (order: Pick<Order, 'confirmUntil'>, company: string): string =>
  isUnconfirmed(order) ? `${company} hat sie nicht bekommen.` : `${company} weiß Bescheid und liefert nicht.`;
