import {
  composeMail,
  type Config,
  type Mail,
  type MailAttachment,
  type MailBlock,
  type MailKind,
} from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';
import { customerGreeting, hasProvenMailbox } from './customer-greeting';
import type { Order } from '../order/order';
import { dealerOrderAddress, orderAddress } from '../order-links/order-address';
import { amountText, goodsRows, unitPriceRow } from '../order-view/order-metrics';
import type { Seller } from '../order/seller-repository';

/** The content of the mail about one change of an order. */
export interface ChangeMail {
  /** 'order-accepted' … */
  readonly kind: MailKind;
  /** Without the order's number, which is added. */
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  readonly attachments?: readonly MailAttachment[];
}

export interface ChangeMailParts {
  readonly seller: Seller;
  readonly config: Config;
  /** When the signed link begins to count. */
  readonly now: Date;
}

const orderRows = (order: Order): MailBlock => ({
  kind: 'rows',
  rows: [
    { label: 'Bestellnummer', value: order.number },
    ...goodsRows(order),
    { label: 'Bestellte Menge', value: amountText(order) },
    unitPriceRow(order),
  ],
});

/** To the customer: greeting, what changed, the order in three rows, the link to its page, the dealer to talk to. */
export function customerChangeMail(order: Order, change: ChangeMail, { seller, config, now }: ChangeMailParts): Mail {
  return composeMail({
    config,
    site: siteById(order.countryId),
    kind: change.kind,
    isProven: hasProvenMailbox(order),
    orderId: order.id,
    to: order.email,
    replyTo: seller.email,
    ours: [seller.email, seller.company],
    subject: `${change.subject} (Bestellung ${order.number})`,
    blocks: [
      customerGreeting(order),
      ...change.blocks,
      orderRows(order),
      { kind: 'button', label: 'Bestellung ansehen', href: orderAddress(order, config, now) },
      { kind: 'text', text: `Ihr Händler: ${seller.company}, Telefon ${seller.phone}, ${seller.email}` },
    ],
    ...(change.attachments && { attachments: change.attachments }),
  });
}

/** To the dealer: what changed, the order in three rows and where it goes, the link to the dealer's page. */
export function dealerChangeMail(order: Order, change: ChangeMail, { seller, config, now }: ChangeMailParts): Mail {
  const { FirstName, LastName, ZipCode, City, Phone } = order.deliveryAddresses[0].Address;
  return composeMail({
    config,
    site: siteById(order.countryId),
    kind: change.kind,
    isProven: true,
    orderId: order.id,
    to: seller.email,
    replyTo: order.email,
    subject: `${change.subject} (Bestellung ${order.number}, ${ZipCode} ${City})`,
    blocks: [
      ...change.blocks,
      orderRows(order),
      { kind: 'text', text: `Kunde: ${FirstName} ${LastName}, ${ZipCode} ${City}, Telefon ${Phone}, ${order.email}` },
      { kind: 'button', label: 'Bestellung öffnen', href: dealerOrderAddress(order, config, now) },
    ],
    ...(change.attachments && { attachments: change.attachments }),
  });
}
