import {
  type ChangeMail,
  closeCustomerLinks,
  CLOSED_LINKS_MAIL,
  customerChangeMail,
  dealerChangeMail,
  findSeller,
  isUnconfirmed,
  type Order,
  getOrder,
  raiseDealerLinkVersion,
  raiseDealerLinkVersions,
} from '@heizplatz/api-ordering';
import { type Database, defineHandler, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { sendNewAnswerLinks } from '../reviews/replace-closed-links';
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

/** Returns the orders whose dealer needs a new link. */
async function closeDealerLinks(tx: Database, { id, dealerId }: Order, isAll: boolean): Promise<readonly Order[]> {
  const rows = isAll ? await raiseDealerLinkVersions(tx, dealerId) : await raiseDealerLinkVersion(tx, id);
  return rows.map(getOrder);
}

export const staffCloseLinks = defineHandler(CALLS.staffCloseLinks, ({ body }, context) => {
  const { db, clock, services, audit } = context;
  const { OrderId, Whose, Reason } = body;
  audit.note({ reason: Reason });
  return db.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, OrderId);
    const isCustomer = Whose === 'customer';
    const closed = isCustomer
      ? [await closeCustomerLinks(tx, order, context)]
      : await closeDealerLinks(tx, order, Whose === 'dealer-all');
    const parts = { seller: await findSeller(tx, order.dealerId), config: services.config, now: clock() };
    for (const one of closed) {
      if (!isCustomer && isUnconfirmed(one)) continue;
      const mail = isCustomer
        ? customerChangeMail(one, CLOSED_LINKS_MAIL, parts)
        : dealerChangeMail(one, DEALER_CHANGE, parts);
      await queueMail(tx, mail, context);
    }
    if (!isCustomer) await sendNewAnswerLinks(tx, { order, isOfDealer: Whose === 'dealer-all' }, context);
    audit.note({ before: null, after: { id: order.id, closedLinks: Whose } });
    return readStaffOrder(tx, order, context);
  });
});
