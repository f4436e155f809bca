import { countryRules } from '@heizplatz/country';
import { bindsToDealer } from '../checkout-payment/payment-kind';
import { siteDay } from '@heizplatz/api-platform';
import type { Order } from '../order/order';
import { CONTRACT_STATES, DELIVERED_STATES, OPEN_STATES, ORDER_STATES, type OrderState } from '../order/order-state';
import { needsConsent } from '../delivered-weight/compute-final-invoice';
import { awaitsWeight } from '../delivered-weight/reported-weight';
import { withdrawUntil } from '../deadlines/withdraw-until';
import type { MailRecipient, OrderCommand } from './order-command';

/** Until the delivery is planned, the customer can choose the delivery address. */
const UNPLANNED: readonly OrderState[] = ['placed', 'accepted'];
const COMPLAINABLE: readonly OrderState[] = ['delivery-failed', ...DELIVERED_STATES];
const WITHDRAWABLE: readonly OrderState[] = [...OPEN_STATES, ...DELIVERED_STATES, 'cancelled'];

/**
 * Consumers where the law gives the right, until 24:00 of the last day, and before delivery at any time (rule LAW-02).
 */
function hasRightToWithdraw(order: Order, at: Date): boolean {
  if (!countryRules(order.countryId).withdrawal || !order.isConsumer) return false;
  const lastDay = withdrawUntil(order);
  return lastDay === null || siteDay(at) <= lastDay;
}

const hasProposedDate = ({ proposedWindow }: Order): boolean => proposedWindow !== null;
const awaitsConsent = (order: Order): boolean =>
  (needsConsent(order) || awaitsWeight(order)) && order.hasWeightConsent === null;

/** Bound to it, the customer must place a new order. */
const canChangeDealer = ({ answerDueAt, payment }: Order, at: Date): boolean =>
  answerDueAt > at && !bindsToDealer(payment);

const CUSTOMER_LIMIT = {
  command: 'order',
  detail: 'Zu dieser Bestellung kam gerade sehr viel. Bitte versuchen Sie es in 15 Minuten noch einmal.',
} as const;
const CUSTOMER = { by: 'customer', isAllowedUnconfirmed: false, isAudited: true, mailLimit: CUSTOMER_LIMIT } as const;
const DEALER = { by: 'dealer', isAllowedUnconfirmed: false, isAudited: false } as const;
const STAFF = { by: 'staff', isAllowedUnconfirmed: false, isAudited: true } as const;
const SYSTEM = { by: 'system', isAllowedUnconfirmed: false, isAudited: false } as const;
const TO_BOTH = ['customer', 'dealer'] as const;

/**
 * Everything that can be done to an order: by whom, in which states, on which condition, with which effect, event, mails and
 * entry in the audit log. The executor enforces it (record-change.ts), and what pages offer is computed from it
 * (allowed-actions.ts).
 */
export const ORDER_COMMANDS = {
  confirmOrder: {
    ...{ by: 'customer', isAllowedUnconfirmed: true, isAudited: true },
    ...{ from: ['placed'], to: null, event: 'confirmed', mails: ['announcement'] },
  },
  requestOrderMove: {
    ...{ ...CUSTOMER, from: OPEN_STATES, to: null, event: 'move-requested', isAnswer: true, mails: TO_BOTH },
  },
  changeOrderAddress: { ...CUSTOMER, from: UNPLANNED, to: null, event: 'address-corrected', mails: TO_BOTH },
  acceptProposedDate: {
    ...{ ...CUSTOMER, from: OPEN_STATES, to: 'scheduled', event: 'date-answered', isAnswer: true, mails: TO_BOTH },
    guard: hasProposedDate,
  },
  refuseProposedDate: {
    ...{ ...CUSTOMER, from: OPEN_STATES, to: null, event: 'date-answered', isAnswer: true, mails: TO_BOTH },
    guard: hasProposedDate,
  },
  /** Before the invoice is written, the customer's answer to far more or less than ordered can still change it. */
  answerDeliveredWeight: {
    ...{ ...CUSTOMER, from: ['delivered'], to: null, event: 'weight-answered', mails: TO_BOTH },
    guard: awaitsConsent,
  },
  cancelOrder: {
    ...{ ...CUSTOMER, from: OPEN_STATES, to: 'cancelled', event: 'state', mails: TO_BOTH },
    isAllowedUnconfirmed: true,
  },
  withdrawOrder: {
    ...{ ...CUSTOMER, from: WITHDRAWABLE, to: 'withdrawn', event: 'state' },
    ...{ guard: hasRightToWithdraw, isAllowedUnconfirmed: true },
  },
  withdrawPart: { ...CUSTOMER, from: WITHDRAWABLE, to: null, event: 'withdrawal-part', isAllowedUnconfirmed: true },
  /** A declaration that requires a manual check. */
  declareWithdrawal: {
    ...{ ...CUSTOMER, from: ORDER_STATES, to: null, event: 'withdrawal-received' },
    isAllowedUnconfirmed: true,
  },
  complainAboutOrder: {
    ...{ ...CUSTOMER, from: COMPLAINABLE, to: null, event: 'complaint', mails: [...TO_BOTH, 'support'] },
  },
  replyToComplaint: { ...CUSTOMER, from: ORDER_STATES, to: null, event: 'complaint-replied', mails: TO_BOTH },
  closeComplaint: { ...CUSTOMER, from: ORDER_STATES, to: null, event: 'complaint-closed', mails: TO_BOTH },
  /** A new draft with the same goods; this order stays what it is. */
  reorder: { ...CUSTOMER, from: ['declined', 'expired'], to: null, event: null },

  dealerAcceptOrder: {
    ...{ ...DEALER, from: ['placed'], to: 'accepted', event: 'state', isAnswer: true, mails: TO_BOTH },
  },
  dealerScheduleDelivery: {
    ...{ ...DEALER, from: ['accepted', 'scheduled', 'delivery-failed'], to: 'scheduled', event: 'state' },
    mails: TO_BOTH,
  },
  dealerDeclineOrder: { ...DEALER, from: ['placed'], to: 'declined', event: 'state', mails: ['customer'] },
  dealerProposeDate: {
    ...{ ...DEALER, from: OPEN_STATES, to: null, event: 'date-proposed', isAnswer: true, mails: ['customer'] },
    mailLimit: {
      command: 'dealer-proposal',
      detail: 'Sie haben gerade mehrere Termine vorgeschlagen. Bitte warten Sie 15 Minuten.',
    },
  },
  dealerReportFailure: { ...DEALER, from: ['scheduled'], to: 'delivery-failed', event: 'state', mails: ['customer'] },
  dealerReportWeight: {
    ...{ ...DEALER, from: ['accepted', 'scheduled'], to: 'delivered', event: 'weight-reported', mails: TO_BOTH },
  },
  dealerUploadDocument: {
    ...{ ...DEALER, from: CONTRACT_STATES, to: null, event: 'document', mails: ['customer'] },
  },
  /** Not before it is known what is charged. */
  dealerMarkInvoiced: {
    ...{ ...DEALER, from: ['delivered'], to: 'invoiced', event: 'state', mails: ['customer'] },
    guard: (order) => !awaitsWeight(order),
  },
  dealerMarkPaid: { ...DEALER, from: ['invoiced'], to: 'paid', event: 'state', mails: ['customer'] },
  dealerAnswerComplaint: {
    ...{ ...DEALER, from: ORDER_STATES, to: null, event: 'complaint-answered', mails: ['customer'] },
    mailLimit: {
      command: 'dealer-complaint',
      detail: 'Sie haben dem Kunden gerade mehrmals geschrieben. Bitte warten Sie 15 Minuten.',
    },
  },

  /** While no delivery has been attempted. */
  staffCorrectAddress: { ...STAFF, from: OPEN_STATES, to: null, event: 'address-corrected', mails: TO_BOTH },
  /** The invoice takes its address with it. */
  staffCorrectInvoiceAddress: {
    ...{ ...STAFF, from: [...OPEN_STATES, 'delivered'], to: null, event: 'address-corrected', mails: TO_BOTH },
  },
  staffBookWeight: {
    ...{ ...STAFF, from: ['accepted', 'scheduled'], to: 'delivered', event: 'weight-reported', mails: TO_BOTH },
  },
  staffCorrectWeight: { ...STAFF, from: ['delivered'], to: null, event: 'weight-reported', mails: TO_BOTH },
  staffConfirmWeight: {
    ...{ ...STAFF, from: ['delivered'], to: null, event: 'weight-answered', mails: TO_BOTH },
    guard: awaitsWeight,
  },
  staffChangeDealer: {
    ...{ ...STAFF, from: ['placed'], to: null, event: 'dealer-changed', guard: canChangeDealer },
    mails: [...TO_BOTH, 'former-dealer'],
  },
  staffCancelOrder: {
    ...{ ...STAFF, from: OPEN_STATES, to: 'cancelled', event: 'state', mails: TO_BOTH },
    isAllowedUnconfirmed: true,
  },
  /** The mailbox stays unproven. */
  staffReleaseOrder: {
    ...{ ...STAFF, from: ['placed'], to: null, event: 'confirmed', isAllowedUnconfirmed: true },
    ...{ guard: ({ confirmUntil }) => confirmUntil !== null, mails: ['announcement'] },
  },
  staffNoteOrder: { ...STAFF, from: ORDER_STATES, to: null, event: null, isAllowedUnconfirmed: true },
  staffResendMail: { ...STAFF, from: ORDER_STATES, to: null, event: null, isAllowedUnconfirmed: true },
  /** What customer and dealer agreed on a withdrawn part that was delivered. */
  takeOffPart: { ...STAFF, from: DELIVERED_STATES, to: null, event: 'withdrawal-part', mails: TO_BOTH },
  /** It turned out that it was not the customer who withdrew it. */
  undoWithdrawal: {
    ...{ ...STAFF, from: ['withdrawn'], to: 'former', event: 'withdrawal-undone', mails: TO_BOTH },
    isAllowedUnconfirmed: true,
  },

  remindDealer: { ...SYSTEM, from: ['placed'], to: null, event: 'reminder', mails: ['dealer'] },
  expireOrder: { ...SYSTEM, from: ['placed'], to: 'expired', event: 'state', mails: TO_BOTH },
  endUnconfirmed: {
    ...{ ...SYSTEM, from: ['placed'], to: 'cancelled', event: 'state', isAllowedUnconfirmed: true },
    mails: ['customer'],
  },
  /** What the lender answers: which operation leads to which of them stands in credit-outcomes.ts. */
  adjustCredit: { ...SYSTEM, from: ORDER_STATES, to: null, event: 'credit-adjusted', mails: ['customer'] },
  captureCredit: { ...SYSTEM, from: ORDER_STATES, to: null, event: 'credit-captured', mails: ['dealer'] },
  refundCredit: { ...SYSTEM, from: ORDER_STATES, to: null, event: 'credit-refunded', mails: TO_BOTH },
  refuseCredit: {
    ...{ ...SYSTEM, from: ORDER_STATES, to: null, event: 'credit-refused', mails: [...TO_BOTH, 'support'] },
  },
} as const satisfies Readonly<Record<string, OrderCommand>>;

type Commands = typeof ORDER_COMMANDS;
export type OrderCommandName = keyof Commands;

/** Those that write the order and its timeline. */
export type RecordableCommand = {
  [C in OrderCommandName]: Commands[C]['event'] extends null ? never : C;
}[OrderCommandName];

export type CommandsBy<Actor extends OrderCommand['by']> = {
  [C in OrderCommandName]: Commands[C]['by'] extends Actor ? C : never;
}[OrderCommandName];

/** Who gets a mail of a command. */
export type RecipientsOf<C extends OrderCommandName> = Commands[C] extends {
  readonly mails: readonly (infer Recipient extends MailRecipient)[];
}
  ? Recipient
  : never;
