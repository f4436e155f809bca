import { type CallContext, defineEvent } from '@heizplatz/api-platform';
import type { Order } from './order';

interface OrderMoment {
  /** As it is after the change. */
  readonly order: Order;
  readonly at: Date;
}

/** What was mailed to its customer opens nothing any more; the order carries the new version. */
export const customerLinksClosed = defineEvent<
  Pick<OrderMoment, 'order'> & { readonly context: Pick<CallContext, 'services' | 'clock'> }
>('CustomerLinksClosed');
/** A field of it was written: state, date, weight, price, dealer. */
export const orderChanged = defineEvent<OrderMoment>('OrderChanged');
/** By customer, dealer or staff, after its dealer had heard of it. */
export const orderCancelled = defineEvent<OrderMoment>('OrderCancelled');
