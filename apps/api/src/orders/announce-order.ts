import type { Database } from '../database/database';
import type { Services } from '../http/services';
import type { Mail } from '../outbox/mail';
import { composeCustomerMail } from './compose-customer-mail';
import { composeDealerMail } from './compose-dealer-mail';
import type { Order } from './order';
import type { Seller } from './seller-repository';
import { findUploadedTexts } from './uploaded-texts';

/** What customer and dealer hear of an order that goes to the dealer now. */
export async function announcementMails(
  tx: Database,
  order: Order,
  seller: Seller,
  { files, config }: Pick<Services, 'files' | 'config'>,
): Promise<readonly Mail[]> {
  const uploaded = await findUploadedTexts(tx, files, { dealerId: seller.id, at: order.placedAt });
  return [await composeCustomerMail(order, { seller, config, uploaded }), composeDealerMail(order, { seller, config })];
}
