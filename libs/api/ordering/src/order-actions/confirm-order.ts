import { changedFields, claimMail, defineHandler, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { announcementMails, heldBackMails } from '../orders/announce-order';
import { confirmationMail } from '../orders/confirmation-mail';
import { lockOwnOrder } from '../orders/open-order';
import { opensOrder } from '../orders/order-link';
import { orderConflict, recordChange } from '../orders/record-change';
import { releaseChange } from '../orders/release-order';
import { findSeller } from '../orders/seller-repository';
import { isUnconfirmed } from '../orders/unconfirmed-order';
import { actingAuthor } from './acting-author';

const TOO_MANY = 'An diese Adresse gingen gerade mehrere Mails. Bitte sehen Sie auch im Spam-Ordner nach.';

/** By the mailed link alone: the session that ordered proves no mailbox. Pressed twice it is done once. */
export const confirmOrder = defineHandler(CALLS.confirmOrder, async ({ body }, context) => {
  const { db, services, clock, log, audit } = context;
  await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, body, context);
    const now = clock();
    if (!opensOrder(body.Token, order, { keys: services.config.secrets.link, now })) throw problem('NOT_FOUND');
    if (!isUnconfirmed(order)) return;
    const change = releaseChange(order, { book: services.priceBook.current(), now, isProven: true });
    const released = await recordChange(tx, order, { ...change, author: actingAuthor(context, order) }, now);
    audit.note({ before: changedFields(order, change.changes ?? {}), after: { id: order.id, ...change.changes } });
    const seller = await findSeller(tx, released.dealerId);
    const announced = await announcementMails(tx, released, seller, services);
    const heldBack = await heldBackMails(tx, released, seller, { config: services.config, now });
    for (const mail of [...announced, ...heldBack]) await queueMail(tx, mail, context);
    log.info({ orderId: order.id }, 'order confirmed');
  });
  return { success: true };
});

/** The link once more, to the order's own mailbox. CONFLICT when the order has ended. */
export const sendOrderConfirmation = defineHandler(CALLS.sendOrderConfirmation, async ({ body }, context) => {
  const { db, services, clock, ip } = context;
  await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, body, context);
    const { confirmUntil } = order;
    if (!confirmUntil) return;
    if (order.state !== 'placed') throw orderConflict(order.state);
    await claimMail(tx, { act: 'order-confirm', recipient: order.email, ip, detail: TOO_MANY }, context);
    await queueMail(tx, confirmationMail(order, confirmUntil, { config: services.config, now: clock() }), context);
  });
  return { success: true };
});
