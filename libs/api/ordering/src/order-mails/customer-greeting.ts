import type { MailBlock } from '@heizplatz/api-platform';
import type { Order } from '../order/order';

/** For mailboxes that nobody has proven: what was typed into a form must not open our mail to a third party. */
export const GREETING: MailBlock = { kind: 'text', text: 'Guten Tag,' };

/** By name where an account has proven the mailbox; guests without what they typed. */
export function customerGreeting({
  isGuest,
  deliveryAddresses,
}: Pick<Order, 'isGuest' | 'deliveryAddresses'>): MailBlock {
  if (isGuest) return GREETING;
  const { FirstName, LastName } = deliveryAddresses[0].Address;
  return { kind: 'text', text: `Guten Tag ${FirstName} ${LastName},` };
}
