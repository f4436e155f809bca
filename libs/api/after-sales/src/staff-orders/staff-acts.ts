import {
  awaitsConfirmation,
  canBecome,
  isUnconfirmed,
  MOVABLE_STATES,
  type Order,
  type OrderState,
} from '@heizplatz/api-ordering';
import type { StaffOrder } from '@heizplatz/contract';

/** Where nobody has driven yet. */
export const ADDRESS_STATES: readonly OrderState[] = MOVABLE_STATES;
/** The invoice takes its address with it. */
export const INVOICE_ADDRESS_STATES: readonly OrderState[] = [...MOVABLE_STATES, 'delivered'];

/**
 * A mandate names the dealer as creditor and a credit was given for its goods: with those the customer orders anew instead.
 */
export const mayChangeDealer = ({ state, answerDueAt, payment, confirmUntil }: Order, now: Date): boolean =>
  state === 'placed' && confirmUntil === null && answerDueAt > now && payment.Kind === 'rechnung';

/** What staff may do with an order now, whoever it is. */
export function staffActs(order: Order, now: Date): StaffOrder['May'] {
  const { state } = order;
  const isHeard = !isUnconfirmed(order);
  return {
    CorrectAddress: isHeard && ADDRESS_STATES.includes(state),
    CorrectInvoiceAddress: isHeard && INVOICE_ADDRESS_STATES.includes(state),
    BookWeight: canBecome(state, 'delivered') || state === 'delivered',
    ChangeDealer: mayChangeDealer(order, now),
    Cancel: canBecome(state, 'cancelled'),
    Note: true,
    ResendMail: true,
    Release: awaitsConfirmation(order),
  };
}
