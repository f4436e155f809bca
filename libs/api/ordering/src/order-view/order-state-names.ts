import type { Open } from '@heizplatz/contract';
import type { OrderState } from '../order/order-state';

/** Labels of an order's states in staff's files. */
export const ORDER_STATE_NAMES: Readonly<Record<Open<OrderState>, string>> = {
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
  other: 'anderer Stand',
};
