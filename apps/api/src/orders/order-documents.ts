import type { MailAttachment } from '../outbox/mail';
import { dealerTerms } from './dealer-terms';
import type { Order } from './order';
import { qrBillPdf } from './qr-bill-pdf';
import { renderPdf } from './render-pdf';
import type { Seller } from './seller-repository';
import { withdrawalNotice } from './withdrawal-notice';

const pdf = (fileName: string, bytes: Buffer): MailAttachment => ({
  fileName,
  contentType: 'application/pdf',
  contentBase64: bytes.toString('base64'),
});

/** What goes out with the order: terms, for consumers in DE and AT the withdrawal notice, for CH invoices the QR bill. */
export async function orderDocuments(
  { countryId, qrBill, number, isConsumer }: Order,
  seller: Seller,
): Promise<MailAttachment[]> {
  const texts = [dealerTerms(seller, countryId)];
  if (countryId !== 3 && isConsumer) texts.push(withdrawalNotice(seller, countryId));
  const documents = texts.map(async (text) => pdf(text.fileName, await renderPdf(text)));
  if (qrBill) documents.push(qrBillPdf(qrBill).then((bytes) => pdf(`QR-Rechnung-${number}.pdf`, bytes)));
  return Promise.all(documents);
}
