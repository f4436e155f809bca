import { type Database, defineHandler, type FileStore, type MailAttachment } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { formatMoney, siteById } from '@heizplatz/country';
import type { ChangeMail } from '../order-mails/change-mail';
import { findDocuments } from '../order-documents/document-repository';
import type { Order } from '../order/order';
import { paymentDueRows } from '../order-view/payment-due';
import { qrBillAttachments } from '../qr-bill/qr-bill-attachment';
import type { Seller } from '../order/seller-repository';
import { dealerCommand, type DealerDecision, type DealerExecution } from './dealer-command';

/** The invoice that was uploaded last; empty when the dealer sent its own way. */
async function findInvoice(db: Database, orderId: string, files: FileStore): Promise<MailAttachment[]> {
  const invoice = (await findDocuments(db, orderId)).findLast(({ kind }) => kind === 'invoice');
  const bytes = invoice && (await files.read(invoice.storageKey));
  if (!invoice || !bytes) return [];
  const { name, contentType } = invoice;
  return [{ fileName: name, contentType, content: bytes }];
}

interface InvoicePapers {
  readonly invoice: readonly MailAttachment[];
  readonly qrBill: readonly MailAttachment[];
}

function invoicedMail(order: Order, seller: Seller, { invoice, qrBill }: InvoicePapers): ChangeMail {
  const where = invoice.length > 0 ? 'Sie liegt bei.' : 'Sie kommt vom Händler, per E-Mail oder Post.';
  return {
    kind: 'order-invoiced',
    subject: 'Ihre Rechnung ist gestellt',
    blocks: [
      { kind: 'text', text: `${seller.company} hat die Rechnung gestellt. ${where}` },
      { kind: 'rows', rows: paymentDueRows(order) },
      ...(qrBill.length > 0 ? [{ kind: 'text', text: 'Die QR-Rechnung liegt bei.' } as const] : []),
    ],
    attachments: [...invoice, ...qrBill],
  };
}

const paidMail = (seller: Seller): ChangeMail => ({
  kind: 'order-paid',
  subject: 'Ihre Zahlung ist eingegangen',
  blocks: [
    { kind: 'text', text: `${seller.company} hat Ihre Zahlung erhalten. Damit ist die Bestellung abgeschlossen.` },
  ],
});

/** As the invoice names itself; the note of the timeline, and stored with the order. */
export interface NamedInvoice {
  readonly number: string;
  readonly totalCents: number;
}

const invoiceNote = ({ number, totalCents }: NamedInvoice, { countryId }: Order): string =>
  `Rechnung ${number} über ${formatMoney(totalCents / 100, siteById(countryId))}`;

/** `invoice` null: the dealer did not name it. */
export function decideInvoiced(
  invoice: NamedInvoice | null,
  { order, tx, context }: DealerDecision,
): DealerExecution | null {
  if (order.state === 'invoiced') return null;
  const { number: invoiceNumber, totalCents: invoiceCents } = invoice ?? {};
  return {
    command: 'dealerMarkInvoiced',
    ...(invoice && { note: invoiceNote(invoice, order) }),
    changes: { invoicedAt: context.clock(), ...(invoice && { invoiceNumber, invoiceCents }) },
    mails: {
      customer: async (after, { seller }) =>
        invoicedMail(after, seller, {
          invoice: await findInvoice(tx, order.id, context.services.files),
          qrBill: await qrBillAttachments(after),
        }),
    },
  };
}

export function decidePaid({ order, context }: DealerDecision): DealerExecution | null {
  if (order.state === 'paid') return null;
  return {
    command: 'dealerMarkPaid',
    changes: { paidAt: context.clock() },
    mails: { customer: (_, { seller }) => paidMail(seller) },
  };
}

/** The dealer sent its invoice, or was paid. */
export const dealerMarkOrder = defineHandler(CALLS.dealerMarkOrder, ({ body }, context) =>
  dealerCommand(body, context, (decision) =>
    body.State === 'paid' ? decidePaid(decision) : decideInvoiced(null, decision),
  ),
);
