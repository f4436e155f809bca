import {
  type CallContext,
  changedFields,
  claimMailQuota,
  type Database,
  type Mail,
  queueMails,
} from '@heizplatz/api-platform';
import {
  type ChangeMail,
  type ChangeMailParts,
  customerChangeMail,
  dealerChangeMail,
} from '../order-mails/change-mail';
import type { Order } from '../order/order';
import { findSeller } from '../order/seller-repository';
import { isUnconfirmed } from '../order/unconfirmed-order';
import type { CommandActor, MailRecipient, OrderCommand } from './order-command';
import { type CommandsBy, ORDER_COMMANDS, type RecipientsOf, type RecordableCommand } from './order-commands';
import { recordChange, type RecordedChange } from './record-change';

type Composed = ChangeMail | Mail | readonly Mail[] | null;
/** Receives the order after the command; null: no mail this time. */
type MailComposer = (order: Order, parts: ChangeMailParts) => Composed | Promise<Composed>;
type Change = Omit<RecordedChange, 'author'>;

/** What one execution of a command writes and which mails it sends; the table defines the rest. */
export type Execution<C extends RecordableCommand> = {
  [Command in C]: Omit<Change, 'command'> & {
    readonly command: Command;
    /** A second command of the same author that follows at once; the mails are the first one's. */
    readonly followedBy?: Change;
    /** Beside the order's row, within the same transaction; what it throws undoes the command. */
    readonly write?: (tx: Database) => Promise<void>;
    readonly mails: { readonly [Recipient in RecipientsOf<Command>]: MailComposer };
  };
}[C];
export type ExecutionBy<Actor extends CommandActor> = Execution<CommandsBy<Actor> & RecordableCommand>;

type CommandContext = Pick<CallContext, 'services' | 'clock'> & Partial<Pick<CallContext, 'audit' | 'log' | 'user'>>;

function toMails(recipient: MailRecipient, composed: Composed, order: Order, parts: ChangeMailParts): readonly Mail[] {
  if (composed === null) return [];
  if (!('blocks' in composed)) return 'subject' in composed ? [composed] : composed;
  return [
    recipient === 'dealer' ? dealerChangeMail(order, composed, parts) : customerChangeMail(order, composed, parts),
  ];
}

async function queueCommandMails(
  tx: Database,
  order: Order,
  mails: Readonly<Partial<Record<MailRecipient, MailComposer>>>,
  context: CommandContext,
): Promise<void> {
  const parts = { seller: await findSeller(tx, order.dealerId), config: context.services.config, now: context.clock() };
  const composed: Mail[] = [];
  for (const [recipient, compose] of Object.entries(mails) as [MailRecipient, MailComposer][]) {
    if (recipient === 'dealer' && isUnconfirmed(order)) continue;
    composed.push(...toMails(recipient, await compose(order, parts), order, parts));
  }
  await queueMails(tx, composed, context);
}

/**
 * Executes a command on an order that the caller has locked, in the caller's transaction: state and event, the audit log,
 * and the mails. CONFLICT where the table does not allow it, TOO_MANY_REQUESTS beyond the command's limit of mails.
 */
export async function executeCommand(
  tx: Database,
  order: Order,
  execution: Execution<RecordableCommand>,
  { author, ...context }: CommandContext & Pick<RecordedChange, 'author'>,
): Promise<Order> {
  const { followedBy, write, mails, ...change } = execution;
  const now = context.clock();
  let changed = await recordChange(tx, order, { ...change, author }, now);
  if (followedBy) changed = await recordChange(tx, changed, { ...followedBy, author }, now);
  await write?.(tx);
  const { isAudited, mailLimit }: OrderCommand = ORDER_COMMANDS[change.command];
  if (isAudited) {
    const written = { id: order.id, state: changed.state, ...change.changes };
    context.audit?.note({ before: changedFields(order, written), after: written });
  }
  if (mailLimit) await claimMailQuota(tx, { ...mailLimit, recipient: order.id }, context);
  await queueCommandMails(tx, changed, mails, context);
  const [from, to] = [order.state, changed.state];
  context.log?.info(
    { orderId: order.id, command: change.command, from, to, author, userId: context.user?.id },
    'order command',
  );
  return changed;
}
