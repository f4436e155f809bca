import { PAYMENT_KIND_CODES, PAYMENT_KINDS } from '@heizplatz/contract';
import type { paymentKinds } from './schema';

/** Those that are credit stand behind a flag per country (rule PAY-02). */
export const PAYMENT_KIND_ROWS: readonly (typeof paymentKinds.$inferInsert)[] = PAYMENT_KIND_CODES.map((kind) => {
  const { id, key, name, credit, isRatePay } = PAYMENT_KINDS[kind];
  return { id, kind, key, name, isCredit: credit !== null, isRatePay };
});
