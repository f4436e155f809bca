import { composeMail, type Config, type Mail, type MailBlock } from '@heizplatz/api-platform';
import { formatLongDate, siteById } from '@heizplatz/country';
import { answerDueDay } from '../deadlines/answer-due-at';
import { accessRows } from '../order-view/access-rows';
import type { Order } from '../order/order';
import { dealerOrderAddress } from '../order-links/order-address';
import {
  addressLines,
  amountText,
  deliveryRow,
  goodsRows,
  invoiceRows,
  priceRows,
  deliveryPointTitle,
  unitPriceRow,
} from '../order-view/order-metrics';
import { dealerPayment } from '../order-view/payment-rows';
import type { Seller } from '../order/seller-repository';

function deliveryPointBlocks(order: Order): MailBlock[] {
  const isSingle = order.deliveryAddresses.length === 1;
  return order.deliveryAddresses.flatMap((deliveryPoint): MailBlock[] => [
    { kind: 'heading', text: isSingle ? 'Lieferadresse' : deliveryPointTitle(order, deliveryPoint) },
    {
      kind: 'lines',
      lines: [
        ...addressLines(deliveryPoint.Address),
        `Telefon ${deliveryPoint.Address.Phone}`,
        ...(deliveryPoint.Address.AccessNotes ? [`Hinweise: ${deliveryPoint.Address.AccessNotes}`] : []),
      ],
    },
  ]);
}

/** Whom the dealer's invoice goes to, and what a business wants on it. */
function invoiceBlocks({ invoiceAddress, deliveryAddresses }: Order): MailBlock[] {
  const rows = invoiceRows(invoiceAddress ?? deliveryAddresses[0].Address);
  return [
    { kind: 'heading', text: 'Rechnungsadresse' },
    { kind: 'lines', lines: invoiceAddress ? addressLines(invoiceAddress) : ['wie Lieferadresse'] },
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
  ];
}

/** The whole IBAN never travels by mail; the dealer gets it once it has accepted. */
function paymentBlock(order: Order): MailBlock {
  const { mandateReference } = order;
  const payment = dealerPayment(order);
  return {
    kind: 'rows',
    rows: [
      { label: 'Zahlung', value: payment.Name },
      ...(payment.MaskedIban
        ? [{ label: 'Konto', value: `${payment.MaskedIban} (vollständig nach der Annahme)` }]
        : []),
      ...(mandateReference ? [{ label: 'Mandatsreferenz', value: mandateReference }] : []),
    ],
  };
}

/** The order with the data its dealer needs to respond and to deliver, and the signed link for the response. */
export function composeDealerMail(order: Order, { seller, config }: { seller: Seller; config: Config }): Mail {
  const site = siteById(order.countryId);
  const { City, ZipCode } = order.deliveryAddresses[0].Address;
  return composeMail({
    config,
    site,
    kind: 'dealer-order',
    orderId: order.id,
    to: seller.email,
    replyTo: order.email,
    subject: `Neue Bestellung ${order.number}: ${amountText(order)} ${order.offer.ProductName} nach ${ZipCode} ${City}`,
    blocks: [
      {
        kind: 'note',
        text: `Bitte nehmen Sie die Bestellung spätestens am ${formatLongDate(answerDueDay(order.answerDueAt), site)} an oder lehnen Sie sie ab. Danach verfällt sie. Antworten auf diese Mail gehen an ${order.email}.`,
      },
      { kind: 'button', label: 'Bestellung beantworten', href: dealerOrderAddress(order, config, order.placedAt) },
      {
        kind: 'rows',
        rows: [
          { label: 'Bestellnummer', value: order.number },
          ...goodsRows(order),
          { label: 'Menge', value: amountText(order) },
          deliveryRow(order),
        ],
      },
      ...deliveryPointBlocks(order),
      { kind: 'heading', text: 'Zufahrt und Abladen' },
      { kind: 'rows', rows: accessRows(order) },
      ...invoiceBlocks(order),
      { kind: 'heading', text: 'Preis und Zahlung' },
      { kind: 'rows', rows: [...priceRows(order), unitPriceRow(order)] },
      paymentBlock(order),
    ],
  });
}
