import { unguessablePart } from '@heizplatz/api-identity';
import { type Database, queueMails, type Services } from '@heizplatz/api-platform';
import { announcementMails } from '../order-mails/announce-order';
import { confirmationMail } from '../order-mails/confirmation-mail';
import { insertDraft } from './insert-draft';
import { getOrder } from '../order/order';
import type { OrderDraft } from './order-draft';

/**
 * Order, split, first event, mails and their jobs: all of them when the transaction commits, none otherwise. For an
 * order whose mailbox must be verified, only the mailbox is notified.
 */
export async function placeOrder(
  tx: Database,
  draft: OrderDraft,
  { services, clock }: { services: Services; clock: () => Date },
): Promise<{ OrderId: string; OrderNumber: string }> {
  const row = await insertDraft(tx, draft, unguessablePart());
  const order = getOrder(row);
  const mails = order.confirmUntil
    ? [confirmationMail(order, order.confirmUntil, { config: services.config, now: order.placedAt })]
    : await announcementMails(tx, order, draft.seller, services);
  await queueMails(tx, mails, { services, clock });
  return { OrderId: row.id, OrderNumber: row.number };
}
