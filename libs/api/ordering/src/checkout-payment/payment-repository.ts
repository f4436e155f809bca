import { paymentKinds } from '@heizplatz/api-catalog';
import { dealerPayments } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { PaymentKind } from '@heizplatz/contract';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { DealerPaymentKind } from './payment-kind';

/** What a dealer takes from a customer group, the default first; flags and countries are not looked at. */
export async function dealerPaymentKinds(
  db: Database,
  { dealerId, customerGroupId }: { dealerId: number; customerGroupId: number },
): Promise<DealerPaymentKind[]> {
  const { id, kind, name, isCredit, isRatePay } = paymentKinds;
  const rows = await db
    .select({ id, kind, name, isCredit, isRatePay, termDays: dealerPayments.termDays })
    .from(dealerPayments)
    .innerJoin(paymentKinds, eq(paymentKinds.id, dealerPayments.paymentKindId))
    .where(and(eq(dealerPayments.dealerId, dealerId), eq(dealerPayments.customerGroupId, customerGroupId)))
    .orderBy(asc(dealerPayments.position))
    .prepare('dealer_payment_kinds')
    .execute();
  return rows.map((row) => ({ ...row, kind: v.parse(PaymentKind, row.kind) }));
}
