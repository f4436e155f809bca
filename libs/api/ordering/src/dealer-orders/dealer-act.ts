import { type CallContext, type Database, queueMail } from '@heizplatz/api-platform';
import type { DealerOrder } from '@heizplatz/contract';
import { customerChangeMail, dealerChangeMail, type ChangeMail } from '../orders/change-mail';
import { lockDealerOrder, type OrderAsked } from '../orders/open-order';
import type { Order } from '../orders/order';
import { recordChange, type RecordedChange } from '../orders/record-change';
import { findSeller, type Seller } from '../orders/seller-repository';
import { readDealerOrder } from './read-dealer-order';

/** What an act writes, in this order, and what the customer is told of it. */
export interface DealerAct {
  readonly changes: readonly Omit<RecordedChange, 'author'>[];
  /** Beside the order's row, within the same transaction; what it throws undoes the act. */
  write?(tx: Database): Promise<void>;
  mail(order: Order, seller: Seller): ChangeMail | Promise<ChangeMail>;
  /** To the dealer itself, where its act meant more than it typed. */
  readonly dealerMail?: ChangeMail;
}

async function perform(tx: Database, order: Order, act: DealerAct, context: CallContext): Promise<Order> {
  const { clock, services, log } = context;
  const now = clock();
  let changed = order;
  for (const change of act.changes)
    changed = await recordChange(tx, changed, { ...change, author: { kind: 'dealer', id: order.dealerId } }, now);
  await act.write?.(tx);
  const seller = await findSeller(tx, order.dealerId);
  const parts = { seller, config: services.config, now };
  await queueMail(tx, customerChangeMail(changed, await act.mail(changed, seller), parts), context);
  if (act.dealerMail) await queueMail(tx, dealerChangeMail(changed, act.dealerMail, parts), context);
  log.info({ orderId: order.id, dealerId: order.dealerId, from: order.state, to: changed.state }, 'dealer act');
  return changed;
}

/**
 * One act of a dealer, in one transaction with its events and the customer's mail. `decide` sees the order under its lock
 * and gives null for what was done already (a double click): the order is answered as it is. NOT_FOUND without the dealer's
 * own link, CONFLICT when the state does not allow the act.
 */
export function actAsDealer(
  asked: OrderAsked & { Token: string },
  context: CallContext,
  decide: (order: Order, tx: Database) => DealerAct | null | Promise<DealerAct | null>,
): Promise<DealerOrder> {
  return context.db.transaction(async (tx) => {
    const order = await lockDealerOrder(tx, asked, context);
    const act = await decide(order, tx);
    const now = act ? await perform(tx, order, act, context) : order;
    return readDealerOrder(tx, now, { ...context, token: asked.Token });
  });
}
