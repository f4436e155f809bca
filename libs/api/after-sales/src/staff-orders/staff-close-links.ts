import {
  type ChangeMail,
  closeCustomerLinks,
  CLOSED_LINKS_MAIL,
  customerChangeMail,
  dealerChangeMail,
  findSeller,
  isUnconfirmed,
  OPEN_STATES,
  type Order,
  orderOf,
  orders,
} from '@heizplatz/api-ordering';
import { type Database, defineHandler, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockStaffOrder } from './staff-command';
import { readStaffOrder } from './read-staff-order';

const DEALER_CHANGE: ChangeMail = {
  ...CLOSED_LINKS_MAIL,
  blocks: [
    {
      kind: 'text',
      text: 'Guten Tag, aus Sicherheitsgründen öffnen frühere Links zu dieser Bestellung nichts mehr. Bitte benutzen Sie ab jetzt diesen.',
    },
  ],
};

/** Gives the orders whose dealer needs a new link. */
async function closeDealer(tx: Database, { id, dealerId }: Order, isAll: boolean): Promise<readonly Order[]> {
  const dealerLinkVersion = sql`${orders.dealerLinkVersion} + 1`;
  const which = isAll ? eq(orders.dealerId, dealerId) : eq(orders.id, id);
  await tx.update(orders).set({ dealerLinkVersion }).where(which);
  const isNeeded = isAll ? and(which, inArray(orders.state, [...OPEN_STATES])) : which;
  return (await tx.select().from(orders).where(isNeeded)).map(orderOf);
}

export const staffCloseLinks = defineHandler(CALLS.staffCloseLinks, ({ body }, context) => {
  const { db, clock, services, audit } = context;
  const { OrderId, Whose, Reason } = body;
  audit.note({ reason: Reason });
  return db.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, OrderId);
    const isCustomer = Whose === 'customer';
    const closed = isCustomer
      ? [await closeCustomerLinks(tx, order)]
      : await closeDealer(tx, order, Whose === 'dealer-all');
    const parts = { seller: await findSeller(tx, order.dealerId), config: services.config, now: clock() };
    for (const one of closed) {
      if (!isCustomer && isUnconfirmed(one)) continue;
      const mail = isCustomer
        ? customerChangeMail(one, CLOSED_LINKS_MAIL, parts)
        : dealerChangeMail(one, DEALER_CHANGE, parts);
      await queueMail(tx, mail, context);
    }
    audit.note({ before: null, after: { id: order.id, closedLinks: Whose } });
    return readStaffOrder(tx, order, context);
  });
});
