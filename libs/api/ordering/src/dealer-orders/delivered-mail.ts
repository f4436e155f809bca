import type { MailBlock, MailRow } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { beforeFullStop, formatDate, formatMoney, siteById } from '@heizplatz/country';
import type { ChangeMail } from '../order-mails/change-mail';
import { getDeposit, depositRows, totalText } from '../order-view/deposit-row';
import type { Order } from '../order/order';
import { amountText } from '../order-view/order-metrics';
import { paymentDueRows } from '../order-view/payment-due';
import { qrBillAttachments } from '../qr-bill/qr-bill-attachment';
import type { Seller } from '../order/seller-repository';
import { orderedGoods, computeFinalInvoice, type Settlement } from '../delivered-weight/compute-final-invoice';
import { withdrawUntil } from '../deadlines/withdraw-until';
import { changedVat, changedVatText, vatText } from '../delivered-weight/get-delivery-vat';

const AGREED = 'Es gilt der vereinbarte Preis je Einheit.';
/** Why less goods can cost more a unit. */
export const BY_STEP =
  'Weil mehr als 10 % fehlen, gilt der Preis der Mengenstufe, in der die gelieferte Menge liegt, wie bei der Bestellung genannt.';

const row = (label: string, value: string): MailRow => ({ label, value });

function metrics(order: Order, { unitCents, goodsCents, feesCents, roundingCents, ...sum }: Settlement): MailRow[] {
  const site = siteById(order.countryId);
  const money = (cents: number) => formatMoney(cents / 100, site);
  const rate = changedVat(order)?.rate ?? order.offer.Split.VatRate;
  const { name } = PRODUCT_GROUPS[order.productGroupId].priceUnit;
  return [
    row('Bestellt', amountText(order)),
    row('Geliefert', amountText({ ...order, amount: order.deliveredAmount ?? 0 })),
    row('Berechnet', amountText({ ...order, amount: sum.chargedAmount })),
    row(`Ware (${money(unitCents)} je ${name})`, money(goodsCents)),
    row('Lieferung und Zusatzleistungen', feesCents === 0 ? 'inklusive' : money(feesCents)),
    ...(roundingCents === 0 ? [] : [row('Rundung', money(roundingCents))]),
    { label: 'Gesamtpreis nach Lieferung', value: money(sum.totalCents), isStrong: true },
    row(`darin ${vatText(rate, order)}`, money(sum.vatCents)),
    ...depositRows(getDeposit(order, sum.chargedAmount), site),
  ];
}

function consentBlocks(order: Order, { needsConsent }: Settlement): MailBlock[] {
  if (!needsConsent || order.deliveredAmount === null) return [];
  const { totalCents } = computeFinalInvoice(orderedGoods(order), order.deliveredAmount, true);
  const consented = { TotalPrice: totalCents / 100, Deposit: getDeposit(order, order.deliveredAmount) };
  return [
    {
      kind: 'note',
      text: `Geliefert wurden mehr als 10 % über Ihrer Bestellung. Berechnet werden nur ${amountText(order)}, solange Sie der Mehrmenge nicht zustimmen; mit Ihrer Zustimmung wären es ${totalText(consented, siteById(order.countryId))}. Ihre Antwort geben Sie auf der Seite der Bestellung.`,
    },
  ];
}

function vatBlocks(order: Order, settled: Settlement): MailBlock[] {
  const text = changedVatText(order, settled);
  return text ? [{ kind: 'note', text }] : [];
}

/** With a bill to pay by, its amount and day stand in the mail too. */
const qrBillBlocks = (order: Order, { length }: readonly unknown[]): MailBlock[] =>
  length === 0
    ? []
    : [
        { kind: 'heading', text: 'QR-Rechnung' },
        { kind: 'text', text: 'Die QR-Rechnung liegt bei.' },
        { kind: 'rows', rows: paymentDueRows(order) },
      ];

/** What was weighed and what it comes to; the dealer's invoice follows. */
export async function deliveredMail(
  order: Order,
  { seller, settled }: { seller: Seller; settled: Settlement },
): Promise<ChangeMail> {
  const attachments = await qrBillAttachments(order);
  const site = siteById(order.countryId);
  const lastDay = withdrawUntil(order);
  return {
    kind: 'order-delivered',
    subject: 'Ihre Ware ist geliefert',
    blocks: [
      {
        kind: 'text',
        text: `${seller.company} hat am ${formatDate(order.deliveredOn ?? '', site)} geliefert. ${settled.needsConsent ? '' : 'Abgerechnet wird, was ankam. '}${settled.isByStep ? BY_STEP : AGREED}`,
      },
      { kind: 'rows', rows: metrics(order, settled) },
      ...vatBlocks(order, settled),
      ...consentBlocks(order, settled),
      {
        kind: 'text',
        text: `Die Rechnung schickt Ihnen ${beforeFullStop(seller.company)}. Stimmt etwas nicht, melden Sie es auf der Seite der Bestellung.`,
      },
      ...(lastDay === null
        ? []
        : [{ kind: 'text', text: `Widerrufen können Sie bis zum ${formatDate(lastDay, site)}.` } as const]),
      ...qrBillBlocks(order, attachments),
    ],
    attachments,
  };
}
