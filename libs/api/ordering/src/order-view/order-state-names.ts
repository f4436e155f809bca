import type { OrderState } from '../order/order-state';

/** Labels of an order's states in staff's files. */
export const ORDER_STATE_NAMES: Readonly<Record<OrderState, string>> = {
  placed: 'eingegangen',
  accepted: 'angenommen',
  declined: 'abgelehnt',
  expired: 'nicht beantwortet',
  scheduled: 'Termin steht',
  'delivery-failed': 'nicht zugestellt',
  delivered: 'geliefert',
  invoiced: 'abgerechnet',
  paid: 'bezahlt',
  cancelled: 'storniert',
  withdrawn: 'widerrufen',
};
