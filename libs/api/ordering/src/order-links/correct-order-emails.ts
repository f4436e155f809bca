import { type CallContext, type Database, queueMail } from '@heizplatz/api-platform';
import { customerChangeMail } from '../order-mails/change-mail';
import { insertEvent, updateEmails } from '../order/order-repository';
import { OPEN_STATES } from '../order/order-state';
import { findSeller } from '../order/seller-repository';
import { CLOSED_LINKS_MAIL, closeCustomerLinks } from './close-customer-links';

interface Correction {
  readonly userId: number;
  readonly from: string;
  readonly to: string;
  readonly context: Pick<CallContext, 'services' | 'clock'>;
}

/**
 * What a user ordered with a mistyped e-mail belongs to the corrected one. Links that went to the old mailbox open
 * nothing any more; of open orders the new one gets a link.
 */
export async function correctOrderEmails(tx: Database, { userId, from, to, context }: Correction): Promise<void> {
  const { services, clock } = context;
  for (const row of await updateEmails(tx, { userId, from, to })) {
    const order = await closeCustomerLinks(tx, row, context);
    const { id: orderId, state } = order;
    if (!OPEN_STATES.includes(state)) continue;
    const event = { orderId, kind: 'email-corrected', fromState: state, toState: state, authorKind: 'staff' } as const;
    await insertEvent(tx, { ...event, at: clock() });
    const parts = { seller: await findSeller(tx, order.dealerId), config: services.config, now: clock() };
    await queueMail(tx, customerChangeMail(order, CLOSED_LINKS_MAIL, parts), context);
  }
}
