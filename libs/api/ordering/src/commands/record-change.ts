import { type Database, problem } from '@heizplatz/api-platform';
import type { OrderAuthor, OrderState } from '@heizplatz/contract';
import type * as v from 'valibot';
import { isOnCredit } from '../credit/financed-cents';
import { getOrder, type Order } from '../order/order';
import { orderCancelled, orderChanged } from '../order/order-events';
import { insertEvent, lockOrder, type OrderChanges, updateOrder } from '../order/order-repository';
import { awaitsConfirmation, isUnconfirmed } from '../order/unconfirmed-order';
import { STATE_LABELS } from '../order-view/wording';
import { markCreditDue } from '../ratepay/authorisation-repository';
import { isTooLate } from './allowed-actions';
import type { OrderCommand } from './order-command';
import { ORDER_COMMANDS, type RecordableCommand } from './order-commands';

export interface RecordedChange {
  readonly command: RecordableCommand;
  /** Of a command that leads back to a former state: which. */
  readonly formerState?: OrderState;
  readonly author: {
    readonly kind: v.InferOutput<typeof OrderAuthor>;
    readonly id?: number;
    /** The member of staff who entered it for its author, and who had phoned, or why. */
    readonly enteredBy?: { readonly id: number; readonly caller: string };
  };
  /** German, for customer and dealer; stands in the timeline. */
  readonly note?: string;
  readonly changes?: OrderChanges;
}

/** CONFLICT with what the order is by now. */
export const orderConflict = (state: OrderState) =>
  problem('CONFLICT', {
    detail: `Das geht nicht mehr: ${STATE_LABELS[state]}`,
    context: { State: state },
  });

const UNCONFIRMED = 'Das geht erst, wenn die Bestellung bestätigt ist.';

/** Throws CONFLICT where the table does not allow the command on this order. */
function checkAllowed(order: Order, command: OrderCommand, at: Date): void {
  const { from, guard, isAllowedUnconfirmed } = command;
  const { state } = order;
  if (isTooLate(command, order, at)) throw orderConflict('expired');
  if (awaitsConfirmation(order) && !isAllowedUnconfirmed)
    throw problem('CONFLICT', { detail: UNCONFIRMED, context: { State: state } });
  if (!from.includes(state) || guard?.(order, at) === false) throw orderConflict(state);
}

function stateAfter({ to }: OrderCommand, { command, formerState }: RecordedChange): OrderState | null {
  if (to !== 'former') return to;
  if (!formerState) throw new Error(`${command} needs the state that it leads back to`);
  return formerState;
}

/**
 * Writes a change and its event in the caller's transaction, under a lock on the order, as the table of commands
 * defines it. The state under the lock is decisive, not the one that the caller read. Subscribers of the events open
 * the case of a cancellation and run the dealer's commission commands. Throws CONFLICT when the command is not
 * allowed; returns the order after it.
 */
export async function recordChange(
  tx: Database,
  { id }: Pick<Order, 'id'>,
  change: RecordedChange,
  at: Date,
): Promise<Order> {
  const { author, note, changes = {} } = change;
  const command = ORDER_COMMANDS[change.command];
  const row = await lockOrder(tx, id);
  if (!row) throw problem('NOT_FOUND');
  const order = getOrder(row);
  checkAllowed(order, command, at);
  const toState = stateAfter(command, change);
  const written = { ...changes, ...(toState && { state: toState }) };
  const changed = Object.keys(written).length > 0 ? await updateOrder(tx, id, written) : row;
  await insertEvent(tx, {
    orderId: id,
    kind: command.event,
    fromState: order.state,
    toState: toState ?? order.state,
    at,
    authorKind: author.kind,
    authorId: author.id ?? null,
    enteredById: author.enteredBy?.id ?? null,
    caller: author.enteredBy?.caller ?? null,
    note: note ?? null,
  });
  const after = getOrder(changed);
  // The case is between customer and dealer, who has never heard of an unconfirmed order.
  if (toState === 'cancelled' && !isUnconfirmed(after)) await orderCancelled.publish(tx, { order: after, at });
  if (changed !== row) await orderChanged.publish(tx, { order: after, at });
  if (changed !== row && isOnCredit(after)) await markCreditDue(tx, after.id, at);
  return after;
}
