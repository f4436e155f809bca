import { PAYMENT_KIND_IDS, PAYMENT_KINDS } from '@heizplatz/api-catalog';

const SWITZERLAND = 3;
const DEBITS: readonly number[] = [PAYMENT_KIND_IDS.sepa, PAYMENT_KIND_IDS.ratePaySepa];

/** What a dealer of a country can take: no SEPA debit in Switzerland (product.md section 3). */
export const getPaymentKinds = (countryId: number): typeof PAYMENT_KINDS =>
  PAYMENT_KINDS.filter(({ id }) => countryId !== SWITZERLAND || !DEBITS.includes(id));

/** Kinds that are paid some days after delivery. */
export const hasTerm = (paymentKindId: number): boolean => paymentKindId === PAYMENT_KIND_IDS.invoice;

interface Row {
  readonly CustomerGroupId: number;
  readonly PaymentKindId: number;
}

/** What is wrong with the kinds of a dealer; null: nothing. */
export function paymentIssue(
  { countryId, creditorId }: { readonly countryId: number; readonly creditorId: string | null },
  rows: readonly Row[],
): 'KIND_INV' | 'KIND_TWICE' | 'CREDITOR_MISSING' | null {
  const allowed = getPaymentKinds(countryId).map(({ id }) => id);
  if (rows.some(({ PaymentKindId }) => !allowed.includes(PaymentKindId))) return 'KIND_INV';
  const keys = new Set(rows.map(({ CustomerGroupId, PaymentKindId }) => `${CustomerGroupId} ${PaymentKindId}`));
  if (keys.size < rows.length) return 'KIND_TWICE';
  const takesDebits = rows.some(({ PaymentKindId }) => PaymentKindId === PAYMENT_KIND_IDS.sepa);
  return takesDebits && !creditorId ? 'CREDITOR_MISSING' : null;
}
