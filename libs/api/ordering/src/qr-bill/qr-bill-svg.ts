import { SwissQRBill } from 'swissqrbill/svg';
import { compactModules } from './compact-modules';
import { omitBlankNumber, type QrBill } from './qr-bill';

/** Payment part and receipt, 210 × 105 mm, as an SVG document of its own; text in it is escaped. */
export function qrBillSvg({ creditor, debtor, ...bill }: QrBill): string {
  const data = {
    ...bill,
    creditor: omitBlankNumber(creditor),
    debtor: omitBlankNumber(debtor),
    currency: 'CHF',
  } as const;
  return compactModules(new SwissQRBill(data, { language: 'DE', scissors: true, outlines: true }).toString());
}
