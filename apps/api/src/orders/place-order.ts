import type { Database } from '../database/database';
import type { Services } from '../http/services';
import { queueMail } from '../outbox/queue-mail';
import { composeCustomerMail } from './compose-customer-mail';
import { composeDealerMail } from './compose-dealer-mail';
import { insertDraft } from './insert-draft';
import { orderOf } from './order';
import type { OrderDraft } from './order-draft';
import { findUploadedTexts } from './uploaded-texts';

/** Order, split, first event, both mails and their jobs: all of them when the transaction commits, none otherwise. */
export async function placeOrder(
  tx: Database,
  draft: OrderDraft,
  { services, clock }: { services: Services; clock: () => Date },
): Promise<{ OrderId: string; OrderNumber: string }> {
  const row = await insertDraft(tx, draft);
  const order = orderOf(row);
  const { seller } = draft;
  const surroundings = { services, clock };
  const uploaded = await findUploadedTexts(tx, services.files, { dealerId: seller.id, at: order.placedAt });
  await queueMail(tx, await composeCustomerMail(order, { seller, config: services.config, uploaded }), surroundings);
  await queueMail(tx, composeDealerMail(order, { seller, config: services.config }), surroundings);
  return { OrderId: row.id, OrderNumber: row.number };
}
