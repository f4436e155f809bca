import { claimMailQuota, defineHandler, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { customerChangeMail } from '../order-mails/change-mail';
import { CLOSED_LINKS_MAIL, closeCustomerLinks } from '../order-links/close-customer-links';
import { lockOwnOrder } from '../order/open-order';
import { findSeller } from '../order/seller-repository';

const TOO_MANY =
  'Die Links dieser Bestellung wurden gerade mehrmals geschlossen. Bitte benutzen Sie den aus der letzten Mail.';

/** For anyone with access to the order; the new link is sent only to its own mailbox. */
export const closeOrderLinks = defineHandler(CALLS.closeOrderLinks, async ({ body }, context) => {
  const { db, services, clock, log, audit } = context;
  await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, body, context);
    await claimMailQuota(tx, { command: 'order-links', recipient: order.id, detail: TOO_MANY }, context);
    const closed = await closeCustomerLinks(tx, order, context);
    const parts = { seller: await findSeller(tx, closed.dealerId), config: services.config, now: clock() };
    await queueMail(tx, customerChangeMail(closed, CLOSED_LINKS_MAIL, parts), context);
    audit.note({ before: null, after: { id: order.id, closedLinks: 'customer' } });
    log.info({ orderId: order.id }, 'links closed by their customer');
  });
  return { success: true };
});
