import type { CallContext, Database } from '@heizplatz/api-platform';
import type { ChangeMail } from '../order-mails/change-mail';
import { getOrder, type Order } from '../order/order';
import { customerLinksClosed } from '../order/order-events';
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

/**
 * What was mailed to the customer of an order opens nothing any more: its page, its withdrawal, its rating. The caller mails the
 * page's new link, subscribers those of their pages.
 */
export async function closeCustomerLinks(
  tx: Database,
  { id }: Pick<Order, 'id'>,
  context: Pick<CallContext, 'services' | 'clock'>,
): Promise<Order> {
  const order = getOrder(await raiseCustomerLinkVersion(tx, id));
  await customerLinksClosed.publish(tx, { order, context });
  return order;
}
