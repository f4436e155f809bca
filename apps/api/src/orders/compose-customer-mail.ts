import { formatLongDate, siteById } from '@heizplatz/country';
import type { Config } from '../config';
import { composeMail } from '../outbox/compose-mail';
import type { Mail } from '../outbox/mail';
import type { MailBlock } from '../outbox/mail-block';
import { answerDueDay } from './answer-due-at';
import type { Order } from './order';
import { orderAddress } from './order-address';
import { orderDocuments } from './order-documents';
import { addressLines, amountText, goodsText, priceRows } from './order-figures';
import type { Seller } from './seller-repository';
import { offersWord, settlementSentence } from './wording';

export interface CustomerMailParts {
  readonly seller: Seller;
  readonly config: Config;
}

const QR_HINT =
  'Die QR-Rechnung liegt bei. Bitte zahlen Sie erst nach der Lieferung; es gilt der Betrag der Rechnung des Händlers.';

const STEP_HINT =
  'Kommt mehr als 10 % weniger an, als Sie bestellt haben, gilt der Preis der Mengenstufe, in der die gelieferte Menge liegt.';

function orderBlocks(order: Order): MailBlock[] {
  const site = siteById(order.countryId);
  const { offer, payment } = order;
  const paid = payment.MaskedIban ? `${payment.Name}, ${payment.MaskedIban}` : payment.Name;
  return [
    {
      kind: 'rows',
      rows: [
        { label: 'Bestellnummer', value: order.number },
        { label: 'Ware', value: goodsText(order) },
        { label: 'Menge', value: amountText(order) },
        { label: 'Lieferung spätestens', value: formatLongDate(offer.DeliveryDate, site) },
        { label: 'Zahlung', value: paid },
        ...(order.mandateReference ? [{ label: 'Mandatsreferenz', value: order.mandateReference }] : []),
      ],
    },
    { kind: 'heading', text: 'Preis' },
    { kind: 'rows', rows: priceRows(order) },
    { kind: 'note', text: settlementSentence(order.productGroupId) },
    ...(order.stepFactors ? [{ kind: 'text', text: STEP_HINT } as const] : []),
    ...(order.qrBill ? [{ kind: 'text', text: QR_HINT } as const] : []),
    { kind: 'heading', text: 'Lieferadresse' },
    ...order.deliveryAddresses.map((station) => ({ kind: 'lines', lines: addressLines(station.Address) }) as const),
  ];
}

function nextBlocks(order: Order, seller: Seller): MailBlock[] {
  const due = formatLongDate(answerDueDay(order.answerDueAt), siteById(order.countryId));
  return [
    { kind: 'heading', text: 'Wie es weitergeht' },
    {
      kind: 'list',
      items: [
        `${seller.company} antwortet innerhalb von zwei Werktagen, spätestens am ${due}.`,
        'Nimmt der Händler die Bestellung an, kommt der Vertrag zustande und er nennt Ihnen das Zeitfenster der Lieferung.',
        `Lehnt er ab oder antwortet er nicht, entstehen Ihnen keine Kosten und wir nennen Ihnen die nächsten ${offersWord(order.countryId)}.`,
      ],
    },
  ];
}

const sellerBlocks = (seller: Seller): MailBlock[] => [
  { kind: 'heading', text: 'Ihr Vertragspartner' },
  {
    kind: 'lines',
    lines: [
      seller.company,
      `${seller.street}, ${seller.zipCode} ${seller.city}`,
      `Telefon ${seller.phone}`,
      seller.email,
      seller.register,
    ],
  },
];

/** 'Order received': what was ordered at what price, what happens next, the link, and the dealer's texts as PDF. */
export async function composeCustomerMail(order: Order, { seller, config }: CustomerMailParts): Promise<Mail> {
  const { FirstName, LastName } = order.deliveryAddresses[0].Address;
  const documents = await orderDocuments(order, seller);
  return composeMail({
    site: siteById(order.countryId),
    kind: 'order-received',
    to: order.email,
    replyTo: seller.email,
    subject: `Ihre Bestellung ${order.number} ist eingegangen`,
    blocks: [
      { kind: 'text', text: `Guten Tag ${FirstName} ${LastName},` },
      { kind: 'text', text: `Ihre Bestellung ist eingegangen. Ihre Angaben gehen an ${seller.company}.` },
      ...orderBlocks(order),
      ...nextBlocks(order, seller),
      { kind: 'button', label: 'Bestellung ansehen', href: orderAddress(order, config, order.placedAt) },
      ...sellerBlocks(seller),
      { kind: 'text', text: `Diese Texte des Händlers liegen bei: ${documents.map((one) => one.fileName).join(', ')}` },
    ],
    attachments: documents,
  });
}
