import type { DealerOrder, PlacedOrder, StaffOrder } from '@heizplatz/contract';
import type { Order } from '../order/order';
import { awaitsConfirmation } from '../order/unconfirmed-order';
import type { OrderCommand } from './order-command';
import { type CommandsBy, ORDER_COMMANDS, type OrderCommandName } from './order-commands';

/** Whether the table allows a command on this order at this moment. */
export function isAllowed(command: OrderCommandName, order: Order, at: Date): boolean {
  const { from, isAllowedUnconfirmed, guard }: OrderCommand = ORDER_COMMANDS[command];
  if (awaitsConfirmation(order) && !isAllowedUnconfirmed) return false;
  return from.includes(order.state) && (guard?.(order, at) ?? true);
}

const CUSTOMER_ACTIONS = {
  Move: ['requestOrderMove'],
  Cancel: ['cancelOrder'],
  Withdraw: ['withdrawOrder'],
  Complain: ['complainAboutOrder'],
  AnswerDate: ['acceptProposedDate', 'refuseProposedDate'],
  AnswerWeight: ['answerDeliveredWeight'],
  ChangeAddress: ['changeOrderAddress'],
  Reorder: ['reorder'],
} as const satisfies Record<keyof PlacedOrder['May'], readonly CommandsBy<'customer'>[]>;

const DEALER_ACTIONS = {
  Accept: ['dealerAcceptOrder'],
  Decline: ['dealerDeclineOrder'],
  ProposeDate: ['dealerProposeDate'],
  ReportFailure: ['dealerReportFailure'],
  ReportWeight: ['dealerReportWeight'],
  Upload: ['dealerUploadDocument'],
  MarkInvoiced: ['dealerMarkInvoiced'],
  MarkPaid: ['dealerMarkPaid'],
} as const satisfies Record<keyof DealerOrder['May'], readonly CommandsBy<'dealer'>[]>;

const STAFF_ACTIONS = {
  CorrectAddress: ['staffCorrectAddress'],
  CorrectInvoiceAddress: ['staffCorrectInvoiceAddress'],
  BookWeight: ['staffBookWeight', 'staffCorrectWeight'],
  ChangeDealer: ['staffChangeDealer'],
  Cancel: ['staffCancelOrder'],
  Note: ['staffNoteOrder'],
  ResendMail: ['staffResendMail'],
  Release: ['staffReleaseOrder'],
} as const satisfies Record<keyof StaffOrder['May'], readonly CommandsBy<'staff'>[]>;

/** An action is offered when one of its commands is allowed. */
function offered<Action extends string>(
  actions: Readonly<Record<Action, readonly OrderCommandName[]>>,
  isOffered: (command: OrderCommandName) => boolean,
): Record<Action, boolean> {
  const entries = Object.entries<readonly OrderCommandName[]>(actions);
  return Object.fromEntries(entries.map(([action, commands]) => [action, commands.some(isOffered)])) as Record<
    Action,
    boolean
  >;
}

/** What the order's page offers its customer. */
export const customerActions = (order: Order, at: Date): PlacedOrder['May'] =>
  offered(CUSTOMER_ACTIONS, (command) => isAllowed(command, order, at));

/** What the dealer's page of the order offers. */
export const dealerActions = (order: Order, at: Date): DealerOrder['May'] =>
  offered(DEALER_ACTIONS, (command) => isAllowed(command, order, at));

/** What staff are offered; those who may only read: nothing. */
export const staffActions = (order: Order, at: Date, mayExecute: boolean): StaffOrder['May'] =>
  offered(STAFF_ACTIONS, (command) => mayExecute && isAllowed(command, order, at));
