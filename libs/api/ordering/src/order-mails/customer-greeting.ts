import type { MailBlock } from '@heizplatz/api-platform';
import type { Order } from '../order/order';

/** For unverified mailboxes: text entered in a form must not open our mail to a third party. */
export const GREETING: MailBlock = { kind: 'text', text: 'Guten Tag,' };

/** By name if an account has verified the mailbox; for guests without their input. */
export function customerGreeting({
  isGuest,
  deliveryAddresses,
}: Pick<Order, 'isGuest' | 'deliveryAddresses'>): MailBlock {
  if (isGuest) return GREETING;
  const { FirstName, LastName } = deliveryAddresses[0].Address;
  return { kind: 'text', text: `Guten Tag ${FirstName} ${LastName},` };
}
