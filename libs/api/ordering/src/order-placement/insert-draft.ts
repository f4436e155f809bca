import type { Database } from '@heizplatz/api-platform';
import type { OrderRow } from '../order/order';
import type { OrderDraft } from './order-draft';
import { getPositions } from './order-positions';
import { insertEvent, insertOrder, nextRunningNumber } from '../order/order-repository';
import { orderRow } from '../order/order-row';
import { findStepFactors } from '../delivered-weight/step-factors-repository';

/**
 * Inserts the order with its number, which ends with `unguessable`, its split and first event; does not notify
 * anyone.
 */
export async function insertDraft(tx: Database, draft: OrderDraft, unguessable: string): Promise<OrderRow> {
  const runningNumber = await nextRunningNumber(tx, draft.configuration.CountryId);
  const stepFactors = draft.seller.settlesBySteps ? await findStepFactors(tx, draft.offer, draft.placedAt) : null;
  const row = await insertOrder(
    tx,
    { ...orderRow(draft, { runningNumber, unguessable }), stepFactors },
    getPositions(draft.offer),
  );
  await insertEvent(tx, {
    orderId: row.id,
    fromState: null,
    toState: 'placed',
    at: draft.placedAt,
    ...(draft.takenBy
      ? { authorKind: 'staff', authorId: draft.takenBy.id, note: 'Telefonisch aufgenommen' }
      : { authorKind: 'customer', authorId: draft.buyer.id }),
  });
  return row;
}
