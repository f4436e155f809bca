import {
  findSeller,
  isAllowed,
  type Order,
  recordChange,
  type RecordedChange,
  type Seller,
  withdrawUntil,
} from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { formatDate, siteById } from '@heizplatz/country';
import type { Declaration } from './declaration';
import type { WithdrawalOutcome } from './schema';
import { type DeclaringCommand, WITHDRAWAL_COMMANDS } from './withdrawal-commands';

/** An order that a declaration is about, and what became of it. */
export interface DeclaredOrder {
  /** As it was before. */
  readonly order: Order;
  readonly seller: Seller;
  readonly command: Exclude<DeclaringCommand, 'receiveUnknown'>;
  readonly outcome: Exclude<WithdrawalOutcome, 'unknown' | 'undone'>;
  /** When it was declared first: for periods that receipt counts. */
  readonly declaredAt: Date;
  /** German, why a manual check is required; empty unless unclear. */
  readonly reason: string;
}

const OVER: Partial<Record<Order['state'], string>> = {
  declined: 'der Händler hatte die Bestellung schon abgelehnt',
  expired: 'die Bestellung war schon erloschen',
  withdrawn: 'die Bestellung war schon widerrufen',
};

/** Why the right may not exist any more; a person decides that, never this program. */
function doubt(order: Order): string {
  const over = OVER[order.state];
  if (over) return over;
  if (!order.isConsumer) return 'bestellt hat ein Unternehmen; das Widerrufsrecht haben Verbraucher';
  const lastDay = withdrawUntil(order);
  return lastDay
    ? `die Frist von 14 Tagen nach der Lieferung endete am ${formatDate(lastDay, siteById(order.countryId))}`
    : 'der Stand der Bestellung lässt es nicht zu';
}

function commandFor(order: Order, { part, receivedAt }: Declaration) {
  if (!isAllowed(WITHDRAWAL_COMMANDS.withdrawWhole.orderCommand, order, receivedAt)) return 'questionWithdrawal';
  return part ? 'withdrawPart' : 'withdrawWhole';
}

const getNote = ({ part }: Declaration, reason: string): string =>
  [part && `Nur dieser Teil: ${part}`, reason && `Wird geprüft: ${reason}.`].filter(Boolean).join(' ');

/**
 * The whole order becomes withdrawn, from every state in which the right exists and regardless of the cost of a
 * cancellation; a partial withdrawal leaves the state to the dealer. The order is locked by the caller. Doubtful
 * cases are recorded and left unchanged.
 */
export async function withdrawOrder(
  tx: Database,
  order: Order,
  { declared, author }: { declared: Declaration; author: RecordedChange['author'] },
): Promise<DeclaredOrder> {
  const command = commandFor(order, declared);
  const { to: outcome, orderCommand } = WITHDRAWAL_COMMANDS[command];
  const reason = outcome === 'unclear' ? doubt(order) : '';
  const note = getNote(declared, reason);
  await recordChange(
    tx,
    order,
    {
      command: orderCommand,
      author,
      ...(note && { note }),
      ...(outcome === 'withdrawn' && {
        changes: { withdrawnAt: declared.receivedAt, proposedWindow: null, requestedDate: null },
      }),
    },
    declared.receivedAt,
  );
  const seller = await findSeller(tx, order.dealerId);
  return { order, seller, command, outcome, reason, declaredAt: declared.receivedAt };
}

/**
 * The order remains unchanged, and its dealer is not notified: the sender may be a stranger who knew its number.
 */
export async function awaitOwner(tx: Database, order: Order, { receivedAt }: Declaration): Promise<DeclaredOrder> {
  const seller = await findSeller(tx, order.dealerId);
  const { to: outcome } = WITHDRAWAL_COMMANDS.awaitOwner;
  return { order, seller, command: 'awaitOwner', outcome, reason: '', declaredAt: receivedAt };
}
