import { type Database, queueMails, type Services } from '@heizplatz/api-platform';
import type { Order } from '../order/order';
import type { Seller } from '../order/seller-repository';
import type { UploadedTexts } from '../order-documents/uploaded-texts';
import { announcementMails } from '../order-mails/announce-order';
import { confirmationMail } from '../order-mails/confirmation-mail';

/**
 * The mails of a new order with their job: all of them when the transaction commits, none otherwise. For an order whose
 * mailbox must be verified, only the mailbox is notified.
 */
export async function queueOrderMails(
  tx: Database,
  { order, seller, uploaded }: { readonly order: Order; readonly seller: Seller; readonly uploaded: UploadedTexts },
  { services, clock }: { services: Services; clock: () => Date },
): Promise<void> {
  const { config } = services;
  const mails = order.confirmUntil
    ? [confirmationMail(order, order.confirmUntil, { config, now: order.placedAt })]
    : await announcementMails(order, { seller, config, uploaded });
  await queueMails(tx, mails, { services, clock });
}
