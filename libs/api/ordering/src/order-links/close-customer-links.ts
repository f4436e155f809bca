import type { Database } from '@heizplatz/api-platform';
import type { ChangeMail } from '../order-mails/change-mail';
import { orderOf, type Order } from '../order/order';
import { raiseCustomerLinkVersion } from '../order/link-version-repository';

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
export const closeCustomerLinks = async (tx: Database, { id }: Pick<Order, 'id'>): Promise<Order> =>
  orderOf(await raiseCustomerLinkVersion(tx, id));
