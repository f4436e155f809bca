import {
  type CallContext,
  changedFields,
  claimMail,
  type Database,
  type Mail,
  queueMail,
} from '@heizplatz/api-platform';
import { customerChangeMail, dealerChangeMail, type ChangeMail } from '../orders/change-mail';
import { lockOwnOrder, type OrderAsked } from '../orders/open-order';
import type { Order } from '../orders/order';
import { recordChange, type RecordedChange } from '../orders/record-change';
import { findSeller, type Seller } from '../orders/seller-repository';
import { isUnconfirmed } from '../orders/unconfirmed-order';
import { actingAuthor } from './acting-author';

/** What an act writes, and what both sides are told of it. */
export interface CustomerAct {
  readonly change: Omit<RecordedChange, 'author'>;
  customerMail(order: Order, seller: Seller): ChangeMail | Promise<ChangeMail>;
  dealerMail(order: Order, seller: Seller): ChangeMail;
  /** To our people, where they shall know. */
  supportMail?(order: Order, seller: Seller): Mail;
}

const TOO_MANY = 'Zu dieser Bestellung kam gerade sehr viel. Bitte versuchen Sie es in 15 Minuten noch einmal.';

async function tellBoth(tx: Database, order: Order, act: CustomerAct, context: CallContext): Promise<void> {
  const seller = await findSeller(tx, order.dealerId);
  const parts = { seller, config: context.services.config, now: context.clock() };
  const mails = [
    customerChangeMail(order, await act.customerMail(order, seller), parts),
    ...(isUnconfirmed(order) ? [] : [dealerChangeMail(order, act.dealerMail(order, seller), parts)]),
    ...(act.supportMail ? [act.supportMail(order, seller)] : []),
  ];
  for (const mail of mails) await queueMail(tx, mail, context);
}

/**
 * One act of a customer on its order, in one transaction with its event and mails. `decide` sees the order under its
 * lock and gives null for what was done already (a double click). NOT_FOUND for everybody else's order, CONFLICT when its
 * state does not allow the act, TOO_MANY_REQUESTS when it is used to flood the dealer.
 */
export async function actOnOrder(
  asked: OrderAsked,
  context: CallContext,
  decide: (tx: Database, order: Order) => CustomerAct | null | Promise<CustomerAct | null>,
): Promise<{ success: boolean }> {
  const { db, clock, log, user, audit } = context;
  await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, asked, context);
    const act = await decide(tx, order);
    if (!act) return;
    const changed = await recordChange(tx, order, { ...act.change, author: actingAuthor(context, order) }, clock());
    const written = { id: order.id, state: changed.state, ...act.change.changes };
    audit.note({ before: changedFields(order, written), after: written });
    await claimMail(tx, { act: 'order', recipient: order.id, detail: TOO_MANY }, context);
    await tellBoth(tx, changed, act, context);
    const { kind, toState } = act.change;
    log.info(
      { orderId: order.id, kind, toState, userId: user?.id, isImpersonated: user?.isImpersonatedS },
      'customer act',
    );
  });
  return { success: true };
}
