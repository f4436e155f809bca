import { isPaidIn, PAYMENT_KIND_CODES, PAYMENT_KINDS, type PaymentKind } from '@heizplatz/contract';

type PaymentKindFacts = (typeof PAYMENT_KINDS)[PaymentKind];

/** What a dealer of a country can take. */
export const getPaymentKinds = (countryId: number): readonly PaymentKindFacts[] =>
  PAYMENT_KIND_CODES.filter((kind) => isPaidIn(kind, countryId)).map((kind) => PAYMENT_KINDS[kind]);

const ofId = (paymentKindId: number): PaymentKindFacts | undefined =>
  Object.values(PAYMENT_KINDS).find(({ id }) => id === paymentKindId);

/** Kinds that are paid some days after delivery. */
export const hasTerm = (paymentKindId: number): boolean => ofId(paymentKindId)?.hasTerm ?? false;

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
  const takesDebits = rows.some(({ PaymentKindId }) => ofId(PaymentKindId)?.debitedBy === 'dealer');
  return takesDebits && !creditorId ? 'CREDITOR_MISSING' : null;
}
