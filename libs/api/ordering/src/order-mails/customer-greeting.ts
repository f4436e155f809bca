import type { MailBlock } from '@heizplatz/api-platform';
import type { Order } from '../order/order';

/** For unverified mailboxes: text entered in a form must not open our mail to a third party. */
export const GREETING: MailBlock = { kind: 'text', text: 'Guten Tag,' };

/** Whether a mailed link proved the mailbox: not a guest's, nor what a caller named to our people on the phone. */
export const hasProvenMailbox = ({ isGuest, takenByName }: Pick<Order, 'isGuest' | 'takenByName'>): boolean =>
  !isGuest && takenByName === null;

/** By name where the mailbox is proven; others get nothing of what was typed. */
export function customerGreeting(order: Pick<Order, 'isGuest' | 'takenByName' | 'deliveryAddresses'>): MailBlock {
  if (!hasProvenMailbox(order)) return GREETING;
  const { FirstName, LastName } = order.deliveryAddresses[0].Address;
  return { kind: 'text', text: `Guten Tag ${FirstName} ${LastName},` };
}
