import { formatLongDate, formatNumber, siteById } from '@heizplatz/country';
import type { Config } from '../config';
import { composeMail } from '../outbox/compose-mail';
import type { Mail } from '../outbox/mail';
import type { MailBlock } from '../outbox/mail-block';
import { answerDueDay } from './answer-due-at';
import type { Order } from './order';
import { dealerOrderAddress } from './order-address';
import { accessRows, addressLines, amountText, goodsText, priceRows } from './order-figures';
import type { Seller } from './seller-repository';

function stationBlocks(order: Order): MailBlock[] {
  const site = siteById(order.countryId);
  const isSingle = order.deliveryAddresses.length === 1;
  return order.deliveryAddresses.flatMap(({ StationNumber, StationAmount, Address }): MailBlock[] => [
    {
      kind: 'heading',
      text: isSingle ? 'Lieferadresse' : `Lieferstelle ${StationNumber}: ${formatNumber(StationAmount, site)}`,
    },
    {
      kind: 'lines',
      lines: [
        ...addressLines(Address),
        `Telefon ${Address.Phone}`,
        ...(Address.AccessNotes ? [`Hinweise: ${Address.AccessNotes}`] : []),
      ],
    },
  ]);
}

/** The whole IBAN never travels by mail; the dealer gets it once it has accepted. */
function paymentBlock({ payment, mandateReference }: Order): MailBlock {
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

/** The order as its dealer needs it to answer and to deliver, and the signed link to answer by. */
export function composeDealerMail(order: Order, { seller, config }: { seller: Seller; config: Config }): Mail {
  const site = siteById(order.countryId);
  const { invoiceAddress } = order;
  const { City, ZipCode } = order.deliveryAddresses[0].Address;
  return composeMail({
    site,
    kind: 'dealer-order',
    to: seller.email,
    replyTo: order.email,
    subject: `Neue Bestellung ${order.number}: ${amountText(order)} ${order.offer.ProductName} nach ${ZipCode} ${City}`,
    blocks: [
      {
        kind: 'note',
        text: `Bitte nehmen Sie die Bestellung innerhalb von zwei Werktagen an oder lehnen Sie sie ab, spätestens am ${formatLongDate(answerDueDay(order.answerDueAt), site)}. Danach verfällt sie. Antworten auf diese Mail gehen an ${order.email}.`,
      },
      { kind: 'button', label: 'Bestellung beantworten', href: dealerOrderAddress(order, config, order.placedAt) },
      {
        kind: 'rows',
        rows: [
          { label: 'Bestellnummer', value: order.number },
          { label: 'Ware', value: goodsText(order) },
          { label: 'Menge', value: amountText(order) },
          { label: 'Lieferung spätestens', value: formatLongDate(order.offer.DeliveryDate, site) },
        ],
      },
      ...stationBlocks(order),
      { kind: 'heading', text: 'Zufahrt und Abladen' },
      { kind: 'rows', rows: accessRows(order) },
      ...(invoiceAddress
        ? ([
            { kind: 'heading', text: 'Rechnungsadresse' },
            { kind: 'lines', lines: addressLines(invoiceAddress) },
          ] as const)
        : []),
      { kind: 'heading', text: 'Preis und Zahlung' },
      { kind: 'rows', rows: priceRows(order) },
      paymentBlock(order),
    ],
  });
}
