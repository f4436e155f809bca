import type { Order } from '@heizplatz/api-ordering';
import type { CancellationRow } from '@heizplatz/contract';
import type { CaseRow } from './case-repository';

export type CaseState = 'open' | 'booked';
export type CaseMailRecipient = 'customer' | 'dealer';

export interface CaseCommand {
  readonly by: 'customer' | 'dealer' | 'staff';
  /** The states in which it may be executed. */
  readonly from: readonly CaseState[];
  /** The state afterwards; null: it stays. */
  readonly to: CaseState | null;
  /** The conversation that it adds a comment to; customer and dealer are spoken to apart. */
  readonly thread?: 'customer' | 'dealer';
  /** So many comments of a conversation; more is none any more. */
  readonly maxComments?: number;
  /** What must hold of the order; returns why it does not, in German. */
  readonly guard?: (order: Order) => string | null;
  /** Who gets a mail, in the same transaction. */
  readonly mails: readonly CaseMailRecipient[];
  /** Whether the audit log gets what was before and after. */
  readonly isAudited: boolean;
}

const EITHER: readonly CaseState[] = ['open', 'booked'];
const MAX_COMMENTS = 100;

const hasMailbox = ({ email }: Order): string | null =>
  email.includes('@') ? null : 'Dieses Konto wurde gelöscht. Es gibt keine Adresse mehr, an die wir schreiben könnten.';

const CUSTOMER = { by: 'customer', from: EITHER, to: null, mails: [], isAudited: true } as const;
const DEALER = { by: 'dealer', from: EITHER, to: null, mails: [], isAudited: false } as const;
const STAFF = { by: 'staff', from: EITHER, to: null, mails: [], isAudited: true } as const;

/**
 * All commands on the case of a cancelled order, which the cancellation creates: by whom, in which states, on which
 * condition, with which resulting state, comment, mails and audit log entry. Booking records who bears the cost, so
 * comments are possible before and after it.
 */
export const CASE_COMMANDS = {
  commentCancellation: { ...CUSTOMER, thread: 'customer', maxComments: MAX_COMMENTS },
  saveCancellationFeedback: CUSTOMER,

  dealerCommentCancellation: { ...DEALER, thread: 'dealer', maxComments: MAX_COMMENTS },

  answerCustomer: { ...STAFF, thread: 'customer', guard: hasMailbox, mails: ['customer'] },
  answerDealer: { ...STAFF, thread: 'dealer', mails: ['dealer'] },
  /** What the customer or the dealer stated on the phone. */
  saveStaffCancellationFeedback: STAFF,
  /** Kind and owner. */
  saveCancellationCase: STAFF,
  /** Also in another way than before. */
  bookCancellation: { ...STAFF, to: 'booked' },
  /** A mode may be noted before it is booked. */
  unbookCancellation: { ...STAFF, to: 'open' },
} as const satisfies Readonly<Record<string, CaseCommand>>;

type Commands = typeof CASE_COMMANDS;
export type CaseCommandName = keyof Commands;

/** Who gets a mail of a command. */
export type CaseRecipientsOf<C extends CaseCommandName> = Commands[C]['mails'][number];

export const caseState = ({ isBooked }: Pick<CaseRow, 'isBooked'>): CaseState => (isBooked ? 'booked' : 'open');

/** Why the table does not allow a command, in German; null if it is allowed. `order` is the input of the guards. */
export function caseRefusal(name: CaseCommandName, row: Pick<CaseRow, 'isBooked'>, order: Order | null): string | null {
  const { from, guard }: CaseCommand = CASE_COMMANDS[name];
  if (!from.includes(caseState(row))) return 'Das geht in diesem Stand der Stornierung nicht.';
  if (!guard) return null;
  if (!order) throw new Error(`${name} is guarded by its order`);
  return guard(order);
}

/** What staff is offered beside what it may always do. */
export const staffCaseActions = (row: Pick<CaseRow, 'isBooked'>, order: Order): CancellationRow['May'] => ({
  AnswerCustomer: caseRefusal('answerCustomer', row, order) === null,
  AnswerDealer: caseRefusal('answerDealer', row, order) === null,
});
