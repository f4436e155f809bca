import { composeMail, type Config, type Mail, momentText } from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';
import { GREETING } from './customer-greeting';
import type { Order } from '../order/order';
import { orderAddress } from '../order-links/order-address';
import { amountText, goodsRows, totalRows } from '../order-view/order-metrics';

/**
 * Asks an unverified mailbox whether it ordered; without attachments and without any user input. The link leads to
 * the order's page with a button, since mail servers open links automatically.
 */
export function confirmationMail(order: Order, until: Date, { config, now }: { config: Config; now: Date }): Mail {
  const site = siteById(order.countryId);
  return composeMail({
    config,
    site,
    kind: 'order-confirm',
    orderId: order.id,
    to: order.email,
    subject: `Bitte bestätigen: Bestellung ${order.number}`,
    blocks: [
      GREETING,
      {
        kind: 'text',
        text: `Ihre Bestellung ist eingegangen und gespeichert. Mit dieser E-Mail-Adresse wurde schon mehrmals bestellt; bitte bestätigen Sie deshalb bis ${momentText(until, site)}, dass sie von Ihnen ist. Erst dann geht sie an den Händler.`,
      },
      { kind: 'button', label: 'Bestellung ansehen und bestätigen', href: orderAddress(order, config, now) },
      {
        kind: 'rows',
        rows: [
          { label: 'Bestellnummer', value: order.number },
          ...goodsRows(order),
          { label: 'Menge', value: amountText(order) },
          ...totalRows(order),
        ],
      },
      {
        kind: 'note',
        text: 'Sie haben nicht bestellt? Dann brauchen Sie nichts zu tun: Ohne Bestätigung endet die Bestellung von selbst, und es entstehen keine Kosten.',
      },
    ],
  });
}
