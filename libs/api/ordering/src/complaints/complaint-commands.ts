import type { Complaint, ComplaintState } from '@heizplatz/contract';
import { isAllowed } from '../commands/allowed-actions';
import type { OrderCommandName } from '../commands/order-commands';
import type { Order } from '../order/order';

interface ComplaintCommand {
  /**
   * The corresponding command on the order: who may execute it, event, mails, mail limit and audit are defined in
   * that row.
   */
  readonly orderCommand: OrderCommandName;
  /** The states in which it may be executed; empty: it opens a complaint. */
  readonly from: readonly ComplaintState[];
  readonly to: ComplaintState;
}

/** Until the customer closes it, both may write as often as they like. */
const UNCLOSED: readonly ComplaintState[] = ['open', 'answered'];

/** Everything that can be done to a complaint, and the state after it. */
export const COMPLAINT_COMMANDS = {
  complainAboutOrder: { orderCommand: 'complainAboutOrder', from: [], to: 'open' },
  replyToComplaint: { orderCommand: 'replyToComplaint', from: UNCLOSED, to: 'open' },
  dealerAnswerComplaint: { orderCommand: 'dealerAnswerComplaint', from: UNCLOSED, to: 'answered' },
  solveComplaint: { orderCommand: 'closeComplaint', from: UNCLOSED, to: 'solved' },
  closeComplaint: { orderCommand: 'closeComplaint', from: UNCLOSED, to: 'closed' },
} as const satisfies Readonly<Record<string, ComplaintCommand>>;

export type ComplaintCommandName = keyof typeof COMPLAINT_COMMANDS;
type Complained = { readonly state: ComplaintState };

/** Whether the table allows a command on a complaint in this state. */
export function isComplaintCommandAllowed(name: ComplaintCommandName, { state }: Complained): boolean {
  const { from }: ComplaintCommand = COMPLAINT_COMMANDS[name];
  return from.includes(state);
}

/** Whether the complaint was already closed in the requested way. */
export function isClosedAlready(name: ComplaintCommandName, { state }: Complained): boolean {
  const { from, to }: ComplaintCommand = COMPLAINT_COMMANDS[name];
  return state === to && !from.includes(to);
}

const ACTIONS = {
  customer: { Reply: ['replyToComplaint'], Close: ['solveComplaint', 'closeComplaint'] },
  dealer: { Answer: ['dealerAnswerComplaint'] },
  staff: {},
} as const satisfies Record<string, Partial<Record<keyof Complaint['May'], readonly ComplaintCommandName[]>>>;
export type ComplaintReader = keyof typeof ACTIONS;

/** What a page offers its reader on a complaint of an order. */
export function complaintActions(
  complaint: Complained,
  order: Order,
  reader: ComplaintReader,
  at: Date,
): Complaint['May'] {
  const isOffered = (name: ComplaintCommandName): boolean =>
    isComplaintCommandAllowed(name, complaint) && isAllowed(COMPLAINT_COMMANDS[name].orderCommand, order, at);
  const {
    Reply = [],
    Close = [],
    Answer = [],
  }: Partial<Record<keyof Complaint['May'], readonly ComplaintCommandName[]>> = ACTIONS[reader];
  return { Reply: Reply.some(isOffered), Close: Close.some(isOffered), Answer: Answer.some(isOffered) };
}
