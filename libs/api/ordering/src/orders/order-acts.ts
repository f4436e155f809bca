import type { DealerOrder, PlacedOrder } from '@heizplatz/contract';
import type { Order } from './order';
import { canBecome, type OrderState } from './order-state';
import { needsConsent } from './settle-weight';
import { isUnconfirmed } from './unconfirmed-order';
import { withdrawUntil } from './withdraw-until';

/** Where each act that changes no state by itself may happen; handlers pass them to `recordChange` as inStates. */
export const MOVABLE_STATES: readonly OrderState[] = ['placed', 'accepted', 'scheduled', 'delivery-failed'];
/** Until the delivery is planned, the customer itself says where it goes. */
export const ADDRESS_CHANGE_STATES: readonly OrderState[] = ['placed', 'accepted'];
export const PROPOSABLE_STATES: readonly OrderState[] = MOVABLE_STATES;
export const COMPLAINABLE_STATES: readonly OrderState[] = ['delivery-failed', 'delivered', 'invoiced', 'paid'];
export const DOCUMENT_STATES: readonly OrderState[] = [
  'accepted',
  'scheduled',
  'delivery-failed',
  'delivered',
  'invoiced',
  'paid',
];
/** Before the invoice is written, the customer's word on too much weight still changes what it says. */
export const CONSENT_STATES: readonly OrderState[] = ['delivered'];
export const REORDERABLE_STATES: readonly OrderState[] = ['declined', 'expired'];

/** Consumers in DE and AT, until 24:00 of the last day, and before delivery at any time (market.md: withdrawal). */
function mayWithdraw(order: Order, today: string): boolean {
  if (order.countryId === 3 || !order.isConsumer || !canBecome(order.state, 'withdrawn')) return false;
  const lastDay = withdrawUntil(order);
  return lastDay === null || today <= lastDay;
}

/** What the owner may do now; today is the site's local day, '2026-11-21'. */
export function customerActs(order: Order, today: string): PlacedOrder['May'] {
  const { state } = order;
  const isHeard = !isUnconfirmed(order);
  return {
    Move: isHeard && MOVABLE_STATES.includes(state),
    Cancel: canBecome(state, 'cancelled'),
    Withdraw: mayWithdraw(order, today),
    Complain: COMPLAINABLE_STATES.includes(state),
    AnswerDate: order.proposedWindow !== null && PROPOSABLE_STATES.includes(state),
    AnswerWeight: needsConsent(order) && order.hasWeightConsent === null && CONSENT_STATES.includes(state),
    ChangeAddress: isHeard && ADDRESS_CHANGE_STATES.includes(state),
    Reorder: REORDERABLE_STATES.includes(state),
  };
}

/** What the dealer may do now. */
export function dealerActs({ state }: Pick<Order, 'state'>): DealerOrder['May'] {
  return {
    Accept: state === 'placed',
    Decline: canBecome(state, 'declined'),
    ProposeDate: PROPOSABLE_STATES.includes(state),
    ReportFailure: canBecome(state, 'delivery-failed'),
    ReportWeight: canBecome(state, 'delivered'),
    Upload: DOCUMENT_STATES.includes(state),
    MarkInvoiced: canBecome(state, 'invoiced'),
    MarkPaid: canBecome(state, 'paid'),
  };
}
