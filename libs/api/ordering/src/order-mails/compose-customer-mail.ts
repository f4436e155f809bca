import { WORDING } from '@heizplatz/country/wording';
import {
  composeMail,
  type Config,
  type Mail,
  type MailBlock,
  momentText,
  typed,
  typedRow,
} from '@heizplatz/api-platform';
import { beforeFullStop, formatLongDate, siteById } from '@heizplatz/country';
import { answerDueDay } from '../deadlines/answer-due-at';
import { customerGreeting, hasProvenMailbox } from './customer-greeting';
import type { Order } from '../order/order';
import { orderAddress } from '../order-links/order-address';
import { orderAttachments } from '../order-documents/order-documents';
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
import { paymentRows } from '../order-view/payment-rows';
import { phoneOrderBlocks } from '../order-view/phone-order-blocks';
import type { Seller } from '../order/seller-repository';
import type { UploadedTexts } from '../order-documents/uploaded-texts';
import { settlementSentence } from '../order-view/wording';

export interface CustomerMailParts {
  readonly seller: Seller;
  readonly config: Config;
  readonly uploaded: UploadedTexts;
}

const QR_HINT = 'Die QR-Rechnung bekommen Sie nach der Lieferung, über den Betrag der gelieferten Menge.';

const STEP_HINT =
  'Kommt mehr als 10 % weniger an, als Sie bestellt haben, gilt der Preis der Mengenstufe, in der die gelieferte Menge liegt.';

/** Where it goes, each station with its part, and who gets the invoice if that is another. */
function addressBlocks(order: Order): MailBlock[] {
  const { deliveryAddresses: deliveryPoints, invoiceAddress } = order;
  const payer = invoiceRows(invoiceAddress ?? deliveryPoints[0].Address).map(typedRow);
  return [
    ...deliveryPoints.flatMap((deliveryPoint): MailBlock[] => [
      {
        kind: 'heading',
        text: deliveryPoints.length === 1 ? 'Lieferadresse' : deliveryPointTitle(order, deliveryPoint),
      },
      { kind: 'lines', lines: addressLines(deliveryPoint.Address).map(typed) },
    ]),
    ...(invoiceAddress || payer.length > 0 ? [{ kind: 'heading', text: 'Rechnung' } as const] : []),
    ...(invoiceAddress ? [{ kind: 'lines', lines: addressLines(invoiceAddress).map(typed) } as const] : []),
    ...(payer.length > 0 ? [{ kind: 'rows', rows: payer } as const] : []),
  ];
}

function orderBlocks(order: Order, seller: Seller): MailBlock[] {
  return [
    {
      kind: 'rows',
      rows: [
        { label: 'Bestellnummer', value: order.number },
        { label: 'Bestellt', value: momentText(order.placedAt, siteById(order.countryId)) },
        ...goodsRows(order),
        { label: 'Menge', value: amountText(order) },
        deliveryRow(order),
        ...paymentRows(order, seller),
      ],
    },
    { kind: 'heading', text: 'Preis' },
    { kind: 'rows', rows: [...priceRows(order), unitPriceRow(order)] },
    { kind: 'note', text: settlementSentence(order.productGroupId) },
    ...(order.stepFactors ? [{ kind: 'text', text: STEP_HINT } as const] : []),
    ...(order.qrBill ? [{ kind: 'text', text: QR_HINT } as const] : []),
    ...addressBlocks(order),
  ];
}

function nextBlocks(order: Order, seller: Seller): MailBlock[] {
  const due = formatLongDate(answerDueDay(order.answerDueAt), siteById(order.countryId));
  return [
    { kind: 'heading', text: 'Wie es weitergeht' },
    {
      kind: 'list',
      items: [
        `${seller.company} antwortet spätestens am ${due}.`,
        'Nimmt der Händler die Bestellung an, kommt der Vertrag zustande und er nennt Ihnen das Zeitfenster der Lieferung.',
        `Lehnt er ab oder antwortet er nicht, entstehen Ihnen keine Kosten und wir nennen Ihnen die nächsten ${WORDING[order.countryId].offers}.`,
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
export async function composeCustomerMail(
  order: Order,
  { seller, config, uploaded }: CustomerMailParts,
): Promise<Mail> {
  const documents = await orderAttachments(order, seller, uploaded);
  return composeMail({
    config,
    site: siteById(order.countryId),
    kind: 'order-received',
    isProven: hasProvenMailbox(order),
    orderId: order.id,
    to: order.email,
    replyTo: seller.email,
    ours: [seller.email, seller.company],
    subject: `Ihre Bestellung ${order.number} ist eingegangen`,
    blocks: [
      customerGreeting(order),
      {
        kind: 'text',
        text: `Ihre Bestellung ist eingegangen. Ihre Angaben gehen an ${beforeFullStop(seller.company)}.`,
      },
      ...phoneOrderBlocks(order),
      ...orderBlocks(order, seller),
      ...nextBlocks(order, seller),
      { kind: 'button', label: 'Bestellung ansehen', href: orderAddress(order, config, order.placedAt) },
      ...sellerBlocks(seller),
      { kind: 'text', text: `Diese Texte des Händlers liegen bei: ${documents.map((one) => one.fileName).join(', ')}` },
    ],
    attachments: documents,
  });
}
