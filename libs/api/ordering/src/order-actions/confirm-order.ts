import { claimMailQuota, defineHandler, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { customerCommand } from '../commands/customer-command';
import { releaseMails } from '../order-mails/announce-order';
import { confirmationMail } from '../order-mails/confirmation-mail';
import { lockOwnOrder } from '../order/open-order';
import { opensOrder } from '../order-links/order-link';
import { orderConflict } from '../commands/record-change';
import { releaseChanges } from '../deadlines/release-order';
import { isUnconfirmed } from '../order/unconfirmed-order';

const TOO_MANY = 'An diese Adresse gingen gerade mehrere Mails. Bitte sehen Sie auch im Spam-Ordner nach.';

/** By the mailed link alone: the session that ordered proves no mailbox. Pressed twice it is done once. */
export const confirmOrder = defineHandler(CALLS.confirmOrder, ({ body }, context) =>
  customerCommand(body, context, (tx, order) => {
    const { services, clock } = context;
    const now = clock();
    if (!opensOrder(body.Token, order, { keys: services.config.secrets.link, now })) throw problem('NOT_FOUND');
    if (!isUnconfirmed(order)) return null;
    const book = services.priceBook.current();
    return {
      command: 'confirmOrder',
      changes: releaseChanges(order, { book, now, isProven: true }),
      mails: { announcement: (released, parts) => releaseMails(tx, released, parts, services.files) },
    };
  }),
);

/** The link once more, to the order's own mailbox. CONFLICT when the order has ended. */
export const sendOrderConfirmation = defineHandler(CALLS.sendOrderConfirmation, async ({ body }, context) => {
  const { db, services, clock, ip } = context;
  await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, body, context);
    const { confirmUntil } = order;
    if (!confirmUntil) return;
    if (order.state !== 'placed') throw orderConflict(order.state);
    await claimMailQuota(tx, { command: 'order-confirm', recipient: order.email, ip, detail: TOO_MANY }, context);
    await queueMail(tx, confirmationMail(order, confirmUntil, { config: services.config, now: clock() }), context);
  });
  return { success: true };
});
