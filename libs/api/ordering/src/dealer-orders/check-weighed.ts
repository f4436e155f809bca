import { localDay, problem } from '@heizplatz/api-platform';
import type { Order } from '../order/order';
import { realDay } from './check-window';

export interface Weighed {
  readonly DeliveredAmount: number;
  readonly DeliveredOn: string;
}

/** A typing error ('60000') must not become an invoice: no delivery is more than twice the order. */
const MOST_TIMES = 2;

/** Throws VALIDATION with DATE_INV (future, before the order) or AMOUNT_MAX (more than twice the order). */
export function checkWeighed({ DeliveredAmount, DeliveredOn }: Weighed, order: Order, now: Date): void {
  const day = realDay(DeliveredOn);
  const errors = [
    ...(day === null || day > localDay(now) || day < localDay(order.placedAt)
      ? [{ path: 'body.DeliveredOn', code: 'DATE_INV' }]
      : []),
    ...(DeliveredAmount > order.amount * MOST_TIMES ? [{ path: 'body.DeliveredAmount', code: 'AMOUNT_MAX' }] : []),
  ];
  if (errors.length > 0) throw problem('VALIDATION', { errors });
}
