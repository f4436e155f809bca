import { type Database, problem } from '@heizplatz/api-platform';
import type { OrderAuthor, OrderState } from '@heizplatz/contract';
import type * as v from 'valibot';
import { isOnCredit } from '../credit/financed-cents';
import { markCreditDue } from '../ratepay/authorisation-repository';
import { orderOf, type Order } from './order';
import { orderCancelled, orderChanged } from './order-events';
import { insertEvent, lockOrder, updateOrder, type OrderChanges } from './order-repository';
import { canBecome } from './order-state';
import { awaitsConfirmation, isUnconfirmed } from './unconfirmed-order';
import { STATE_WORDS } from './wording';

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

export interface RecordedChange {
  readonly kind: OrderEventKind;
  /** Absent: the state stays. Of 'withdrawal-undone' the state before the withdrawal. */
  readonly toState?: OrderState;
  /** Without toState: the states in which it may happen; absent: in each. */
  readonly inStates?: readonly OrderState[];
  readonly author: { readonly kind: v.InferOutput<typeof OrderAuthor>; readonly id?: number };
  /** German, for customer and dealer; stands in the timeline. */
  readonly note?: string;
  readonly changes?: OrderChanges;
}

/** CONFLICT with what the order is by now. */
export const orderConflict = (state: OrderState) =>
  problem('CONFLICT', {
    detail: `Das geht nicht mehr: ${STATE_WORDS[state]}`,
    context: { State: state },
  });

const UNCONFIRMED = 'Das geht erst, wenn die Bestellung bestätigt ist.';

/** What the time to answer ends; whoever is not bound yet may still step back. */
const ANSWER_KINDS: readonly OrderEventKind[] = ['date-proposed', 'date-answered', 'move-requested'];
const ANSWER_STATES: readonly OrderState[] = ['accepted', 'scheduled'];

/** An order whose time has run out is expired, even before the job has come round to say so. */
function isTooLate({ state, answerDueAt }: Order, { kind, toState }: RecordedChange, at: Date): boolean {
  if (state !== 'placed' || answerDueAt > at) return false;
  return ANSWER_KINDS.includes(kind) || (toState !== undefined && ANSWER_STATES.includes(toState));
}

/** What may happen to an order that waits for its mailbox: nothing that its dealer would have to hear of. */
const UNCONFIRMED_STATES: readonly OrderState[] = ['cancelled', 'withdrawn'];
const UNCONFIRMED_KINDS: readonly OrderEventKind[] = ['confirmed', 'withdrawal-received', 'withdrawal-part'];

function isHeldBack(order: Order, { kind, toState }: RecordedChange): boolean {
  if (!awaitsConfirmation(order)) return false;
  return toState ? !UNCONFIRMED_STATES.includes(toState) : !UNCONFIRMED_KINDS.includes(kind);
}

/** A withdrawn order stays so, unless it turns out that it was not its customer who withdrew it. */
function isAllowed(state: OrderState, { kind, toState, inStates }: RecordedChange): boolean {
  if (kind === 'withdrawal-undone') return state === 'withdrawn';
  return toState ? canBecome(state, toState) : (inStates?.includes(state) ?? true);
}

/**
 * Writes a change and its event in the caller's transaction, under a lock on the order. What counts is the state under
 * the lock, not the one that the caller read. A cancellation opens its case, the dealer's commission follows, and the provider of a credit will. Throws
 * CONFLICT when the state does not allow the change; gives the order after it.
 */
export async function recordChange(
  tx: Database,
  { id }: Pick<Order, 'id'>,
  change: RecordedChange,
  at: Date,
): Promise<Order> {
  const { kind, toState, author, note, changes = {} } = change;
  const row = await lockOrder(tx, id);
  if (!row) throw problem('NOT_FOUND');
  const order = orderOf(row);
  const { state } = order;
  if (isTooLate(order, change, at)) throw orderConflict('expired');
  if (isHeldBack(order, change)) throw problem('CONFLICT', { detail: UNCONFIRMED, context: { State: state } });
  if (!isAllowed(state, change)) throw orderConflict(state);
  const written = { ...changes, ...(toState && { state: toState }) };
  const changed = Object.keys(written).length > 0 ? await updateOrder(tx, id, written) : row;
  await insertEvent(tx, {
    orderId: id,
    kind,
    fromState: state,
    toState: toState ?? state,
    at,
    authorKind: author.kind,
    authorId: author.id ?? null,
    note: note ?? null,
  });
  const after = orderOf(changed);
  // The case is between customer and dealer, who has never heard of an unconfirmed order.
  if (toState === 'cancelled' && !isUnconfirmed(after)) await orderCancelled.publish(tx, { order: after, at });
  if (changed !== row) await orderChanged.publish(tx, { order: after, at });
  if (changed !== row && isOnCredit(after)) await markCreditDue(tx, after.id, at);
  return after;
}
