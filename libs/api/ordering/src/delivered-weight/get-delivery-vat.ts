import { WORDING } from '@heizplatz/country/wording';
import { vatOn } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { formatMoney, formatNumber, siteById } from '@heizplatz/country';
import type { Order } from '../order/order';
import { orderedGoods, computeFinalInvoice, type Settlement } from './compute-final-invoice';
import { findVatRates } from './vat-rate-repository';

/** The rate of the day of delivery (Leistungszeitpunkt: §13 and §27 UStG; AT §19 UStG; CH Art. 115 MWSTG), in hundredths of a percent. */
export async function getDeliveryVat(
  db: Database,
  { countryId, productGroupId, offer }: Order,
  deliveredOn: string,
): Promise<number> {
  const rates = await findVatRates(db, { countryId, productGroupId });
  return vatOn(rates, { countryId, productGroupId, productId: offer.ProductId, day: deliveredOn });
}

export interface ChangedVat {
  /** Percent; what was ordered with, and what counts. */
  readonly former: number;
  readonly rate: number;
}

/** Null: the day of delivery has the rate of the order, or is not known. */
export function changedVat({ offer, settledVatBasisPoints }: Order): ChangedVat | null {
  if (settledVatBasisPoints === null) return null;
  const rate = settledVatBasisPoints / 100;
  return rate === offer.Split.VatRate ? null : { former: offer.Split.VatRate, rate };
}

/** '19 %' */
export const formatRate = (rate: number, { countryId }: Pick<Order, 'countryId'>): string =>
  `${formatNumber(rate, siteById(countryId), Number.isInteger(rate) ? 0 : 1)} %`;

/** '19 % MwSt.' */
export const vatText = (rate: number, order: Pick<Order, 'countryId'>): string =>
  `${formatRate(rate, order)} ${WORDING[order.countryId].taxName}`;

/** What a rate that changed between order and delivery means, as a sentence for customer and dealer; null: it did not. */
export function changedVatText(order: Order, { vatCents }: Settlement): string | null {
  const changed = changedVat(order);
  if (!changed) return null;
  const day = `Am Tag der Lieferung galten ${vatText(changed.rate, order)} statt ${formatRate(changed.former, order)}.`;
  const amount = formatMoney(vatCents / 100, siteById(order.countryId));
  return order.isConsumer
    ? `${day} Der vereinbarte Gesamtpreis bleibt davon gleich; enthalten sind jetzt ${amount}.`
    : `${day} Der vereinbarte Nettopreis bleibt gleich; dazu kommen jetzt ${amount}.`;
}

/** What an order costs by a delivered amount, at the rate of a day; with the order as it will be. */
export async function settleDelivery(
  db: Database,
  order: Order,
  { deliveredAmount, deliveredOn }: { deliveredAmount: number; deliveredOn: string },
): Promise<{
  settled: Settlement;
  changes: Pick<Order, 'settledVatBasisPoints'> & Record<'settledUnitCents' | 'settledCents', number>;
}> {
  const settledVatBasisPoints = await getDeliveryVat(db, order, deliveredOn);
  const settled = computeFinalInvoice(orderedGoods({ ...order, settledVatBasisPoints }), deliveredAmount, null);
  return {
    settled,
    changes: { settledVatBasisPoints, settledUnitCents: settled.unitCents, settledCents: settled.totalCents },
  };
}
