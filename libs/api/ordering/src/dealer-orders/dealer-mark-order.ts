import { type Database, defineHandler, type FileStore, type MailAttachment } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import type { ChangeMail } from '../order-mails/change-mail';
import { findDocuments } from '../order-documents/document-repository';
import type { Order } from '../order/order';
import { paymentDueRows } from '../order-view/payment-due';
import { qrBillAttachments } from '../qr-bill/qr-bill-attachment';
import type { Seller } from '../order/seller-repository';
import { dealerCommand } from './dealer-command';

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

/** The dealer sent its invoice, or was paid. */
export const dealerMarkOrder = defineHandler(CALLS.dealerMarkOrder, ({ body }, context) =>
  dealerCommand(body, context, (order, tx) => {
    const { State: toState } = body;
    if (order.state === toState) return null;
    const at = context.clock();
    if (toState === 'paid')
      return {
        command: 'dealerMarkPaid',
        changes: { paidAt: at },
        mails: { customer: (_, { seller }) => paidMail(seller) },
      };
    return {
      command: 'dealerMarkInvoiced',
      changes: { invoicedAt: at },
      mails: {
        customer: async (after, { seller }) =>
          invoicedMail(after, seller, {
            invoice: await findInvoice(tx, order.id, context.services.files),
            qrBill: await qrBillAttachments(after),
          }),
      },
    };
  }),
);
