import type { Database } from '@heizplatz/api-platform';
import { eq, sql } from 'drizzle-orm';
import type { ChangeMail } from '../order-mails/change-mail';
import { orderOf, type Order } from '../order/order';
import { orders } from '../order/schema';

/** Without the greeting, which the customer's mails have by themselves. */
export const CLOSED_LINKS_MAIL: ChangeMail = {
  kind: 'order-link',
  subject: 'Ihr neuer Link',
  blocks: [
    {
      kind: 'text',
      text: 'aus Sicherheitsgründen öffnen frühere Links zu Ihrer Bestellung nichts mehr. Bitte benutzen Sie ab jetzt diesen.',
    },
  ],
};

/** What was mailed to the customer of an order opens nothing any more: its page, its withdrawal, its rating. */
export async function closeCustomerLinks(tx: Database, { id }: Pick<Order, 'id'>): Promise<Order> {
  const customerLinkVersion = sql`${orders.customerLinkVersion} + 1`;
  const [row] = await tx.update(orders).set({ customerLinkVersion }).where(eq(orders.id, id)).returning();
  if (!row) throw new Error(`no order ${id}`);
  return orderOf(row);
}
