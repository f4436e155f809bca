import type { DealerOrder, PlacedOrder, StaffOrder } from '@heizplatz/contract';
import type { Order } from '../order/order';
import { awaitsConfirmation } from '../order/unconfirmed-order';
import type { OrderCommand } from './order-command';
import { type CommandsBy, ORDER_COMMANDS, type OrderCommandName } from './order-commands';

/** An order whose time has run out is expired by the clock, even before the job has come round to say so. */
export const isTooLate = ({ isAnswer }: OrderCommand, order: Order, at: Date): boolean =>
  isAnswer === true && order.state === 'placed' && order.answerDueAt <= at;

/** Whether the table allows a command on this order at this moment. */
export function isAllowed(name: OrderCommandName, order: Order, at: Date): boolean {
  const command: OrderCommand = ORDER_COMMANDS[name];
  const { from, isAllowedUnconfirmed, guard } = command;
  if (isTooLate(command, order, at)) return false;
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
  CorrectWeight: ['staffCorrectWeight'],
  ConfirmWeight: ['staffConfirmWeight'],
  ChangeDealer: ['staffChangeDealer'],
  Cancel: ['staffCancelOrder'],
  Note: ['staffNoteOrder'],
  ResendMail: ['staffResendMail'],
  Release: ['staffReleaseOrder'],
} as const satisfies Record<Exclude<keyof StaffOrder['May'], 'ForDealer'>, readonly CommandsBy<'staff'>[]>;

export type StaffAction = keyof typeof STAFF_ACTIONS;

/** An action is offered when one of its commands is allowed. */
function offered<Action extends string>(
  actions: Readonly<Record<Action, readonly OrderCommandName[]>>,
  isOffered: (command: OrderCommandName, action: Action) => boolean,
): Record<Action, boolean> {
  const entries = Object.entries(actions) as [Action, readonly OrderCommandName[]][];
  return Object.fromEntries(
    entries.map(([action, commands]) => [action, commands.some((command) => isOffered(command, action))]),
  ) as Record<Action, boolean>;
}

/** What the order's page offers its customer. */
export const customerActions = (order: Order, at: Date): PlacedOrder['May'] =>
  offered(CUSTOMER_ACTIONS, (command) => isAllowed(command, order, at));

/** What the dealer's page of the order offers. */
export const dealerActions = (order: Order, at: Date): DealerOrder['May'] =>
  offered(DEALER_ACTIONS, (command) => isAllowed(command, order, at));

/** What those are offered who may not act for a dealer. */
export const NO_DEALER_ACTIONS: DealerOrder['May'] = offered(DEALER_ACTIONS, () => false);

/** What staff are offered, each where `mayExecute` says that the person may call it. */
export const staffActions = (
  order: Order,
  at: Date,
  mayExecute: (action: StaffAction) => boolean,
): Omit<StaffOrder['May'], 'ForDealer'> =>
  offered(STAFF_ACTIONS, (command, action) => mayExecute(action) && isAllowed(command, order, at));
