import type { OrderState } from '@heizplatz/contract';
import type { Order } from '../order/order';

/** A line of an order's timeline. */
export type OrderEventKind =
  | 'state'
  | 'date-proposed'
  | 'date-answered'
  | 'move-requested'
  | 'weight-reported'
  | 'weight-answered'
  | 'document'
  | 'complaint'
  | 'complaint-answered'
  | 'complaint-replied'
  | 'complaint-closed'
  | 'reminder'
  | 'address-corrected'
  | 'dealer-changed'
  | 'confirmed'
  | 'withdrawal-part'
  | 'withdrawal-received'
  | 'withdrawal-undone'
  | 'credit-adjusted'
  | 'credit-captured'
  | 'credit-refunded'
  | 'credit-refused';

/** Who may execute a command. Staff who impersonate a customer execute the customer's commands. */
export type CommandActor = 'customer' | 'dealer' | 'staff' | 'system';

/** `announcement`: what customer and dealer get of a new order, with all its papers. */
export type MailRecipient = 'customer' | 'dealer' | 'former-dealer' | 'support' | 'announcement';

export interface OrderCommand {
  readonly by: CommandActor;
  /** The states in which it may be executed. */
  readonly from: readonly OrderState[];
  /** The state afterwards; null: it stays; 'former': the one before a withdrawal. */
  readonly to: OrderState | 'former' | null;
  /** What the timeline shows; null: the order's row and timeline stay as they are. */
  readonly event: OrderEventKind | null;
  /** What must hold beside the state, at the moment of the command. */
  readonly guard?: (order: Order, at: Date) => boolean;
  /** Whether it may be executed while the order waits for its mailbox to be proven, so that its dealer knows nothing of it. */
  readonly isAllowedUnconfirmed: boolean;
  /** It responds to the order, so it is too late once the dealer's deadline has passed. */
  readonly isAnswer?: true;
  /**
   * The mail recipients, in the same transaction. Absent: none, or those that the row of a withdrawal's command
   * names.
   */
  readonly mails?: readonly MailRecipient[];
  /** How often mails may be caused by it; `detail` is the German sentence beside 429. */
  readonly mailLimit?: { readonly command: string; readonly detail: string };
  /** Whether the audit log gets the fields before and after; each is logged with its call in any case. */
  readonly isAudited: boolean;
}
