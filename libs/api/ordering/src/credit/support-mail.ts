import { composeMail, type Config, type Mail } from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';
import type { Order } from '../order/order';

/** To our own staff: the provider refused and has to be contacted; its reason is not disclosed to anyone else. */
export const refusedCreditMail = (
  order: Order,
  { note, reason }: { note: string; reason: string },
  config: Config,
): Mail =>
  composeMail({
    config,
    site: siteById(order.countryId),
    kind: 'support-credit-refused',
    orderId: order.id,
    to: config.supportMail,
    subject: `Kreditgeber hat abgelehnt (Bestellung ${order.number})`,
    blocks: [
      { kind: 'note', text: note },
      { kind: 'text', text: `Grund des Kreditgebers: ${reason}. Kunde und Händler kennen ihn nicht.` },
      { kind: 'text', text: 'Bitte klären Sie mit dem Kreditgeber, wie es weitergeht.' },
    ],
  });
