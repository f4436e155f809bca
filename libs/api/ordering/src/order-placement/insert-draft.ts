import { randomUUID } from 'node:crypto';
import { type Database, settleAll } from '@heizplatz/api-platform';
import { getOrder, type Order } from '../order/order';
import type { OrderDraft } from './order-draft';
import { getPositions } from './order-positions';
import { insertOrder, type NewOrder, nextRunningNumber, ORDER_DEFAULTS } from '../order/order-repository';
import { orderRow } from '../order/order-row';
import { findStepFactors } from '../delivered-weight/step-factors-repository';

export interface NumberedOrder {
  /** As it is read once it is stored. */
  readonly order: Order;
  readonly rows: NewOrder;
}

/** The order with its number, which ends with `unguessable`, its split and first event; nothing is stored but the number's use. */
export async function numberDraft(tx: Database, draft: OrderDraft, unguessable: string): Promise<NumberedOrder> {
  const { configuration, seller, offer, placedAt, takenBy, buyer } = draft;
  const [runningNumber, stepFactors] = await settleAll([
    nextRunningNumber(tx, configuration.CountryId),
    seller.settlesBySteps ? findStepFactors(tx, offer, placedAt) : null,
  ]);
  const order = { id: randomUUID(), ...orderRow(draft, { runningNumber, unguessable }), stepFactors };
  const author = takenBy
    ? { authorKind: 'staff', authorId: takenBy.id, note: 'Telefonisch aufgenommen' }
    : { authorKind: 'customer', authorId: buyer.id };
  const event = { fromState: null, toState: 'placed', at: placedAt, ...author };
  return {
    order: getOrder({ ...ORDER_DEFAULTS, ...order }),
    rows: { order, positions: getPositions(offer), event },
  };
}

/** Inserts the order with its number, its split and first event; does not notify anyone. */
export async function insertDraft(tx: Database, draft: OrderDraft, unguessable: string): Promise<Order> {
  const { order, rows } = await numberDraft(tx, draft, unguessable);
  await insertOrder(tx, rows);
  return order;
}
