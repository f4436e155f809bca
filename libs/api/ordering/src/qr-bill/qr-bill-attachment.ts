import type { MailAttachment } from '@heizplatz/api-platform';
import type { Order } from '../order/order';
import { payableBill } from './payable-bill';
import { qrBillPdf } from './qr-bill-pdf';

export const qrBillName = ({ number }: Pick<Order, 'number'>): string => `QR-Rechnung-${number}.pdf`;

/** The Swiss QR bill over what is due, for the mails that name the amount; empty for all other orders. */
export async function qrBillAttachments(order: Order): Promise<MailAttachment[]> {
  const bill = payableBill(order);
  if (!bill) return [];
  return [{ fileName: qrBillName(order), contentType: 'application/pdf', content: await qrBillPdf(bill) }];
}
