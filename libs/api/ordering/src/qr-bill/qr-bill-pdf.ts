import { omitBlankNumber, type QrBill } from './qr-bill';
import { pdfBytes } from '../order-documents/render-pdf';

const HINT = 'Der Betrag gilt für die gelieferte Menge.';

/** One A4 page with the payment part at its foot. */
export async function qrBillPdf({ creditor, debtor, ...bill }: QrBill): Promise<Buffer> {
  const { SwissQRBill } = await import('swissqrbill/pdf');
  const parties = { creditor: omitBlankNumber(creditor), debtor: omitBlankNumber(debtor) };
  return pdfBytes({ size: 'A4', margin: 56, lang: 'de-CH', info: { Title: 'QR-Rechnung' } }, (pdf) => {
    pdf.font('Helvetica-Bold').fontSize(16).text('QR-Rechnung').moveDown();
    pdf.font('Helvetica').fontSize(10).text(bill.message).moveDown(0.5).text(HINT);
    new SwissQRBill({ ...bill, ...parties, currency: 'CHF' }, { language: 'DE' }).attachTo(pdf);
  });
}
