import { countryRules } from '@heizplatz/country';
import type { MailAttachment } from '@heizplatz/api-platform';
import { dealerPrivacy } from './dealer-privacy';
import { dealerTerms } from './dealer-terms';
import type { Order } from '../order/order';
import { payableBill } from '../qr-bill/payable-bill';
import { qrBillName } from '../qr-bill/qr-bill-attachment';
import { qrBillPdf } from '../qr-bill/qr-bill-pdf';
import { renderPdf } from './render-pdf';
import type { Seller } from '../order/seller-repository';
import type { UploadedTexts } from './uploaded-texts';
import { withdrawalNotice } from './withdrawal-notice';

/** A document that is rendered on request, unless the dealer provided its own; always a PDF. */
export interface OrderPaper {
  readonly id: 'agb' | 'widerruf' | 'datenschutz' | 'qr-rechnung';
  readonly name: string;
  render(uploaded: UploadedTexts): Promise<Buffer>;
}

/** What goes out with the order: terms, for consumers in DE and AT the withdrawal notice, privacy, for CH invoices the QR bill once it is due. */
export function orderPapers(order: Order, seller: Seller): OrderPaper[] {
  const { countryId, isConsumer } = order;
  const bill = payableBill(order);
  const terms = dealerTerms(seller, countryId);
  const papers: OrderPaper[] = [
    { id: 'agb', name: terms.fileName, render: async (uploaded) => uploaded.terms ?? renderPdf(terms) },
  ];
  const { withdrawal } = countryRules(countryId);
  if (withdrawal && isConsumer) {
    const notice = withdrawalNotice(seller, withdrawal);
    papers.push({ id: 'widerruf', name: notice.fileName, render: () => renderPdf(notice) });
  }
  const privacy = dealerPrivacy(seller, countryId);
  papers.push({
    id: 'datenschutz',
    name: privacy.fileName,
    render: async (uploaded) => uploaded.privacy ?? renderPdf(privacy),
  });
  if (bill) papers.push({ id: 'qr-rechnung', name: qrBillName(order), render: () => qrBillPdf(bill) });
  return papers;
}

/** The same as attachments of the order mail. */
export const orderAttachments = (order: Order, seller: Seller, uploaded: UploadedTexts): Promise<MailAttachment[]> =>
  Promise.all(
    orderPapers(order, seller).map(async ({ name, render }) => ({
      fileName: name,
      contentType: 'application/pdf',
      content: await render(uploaded),
    })),
  );
