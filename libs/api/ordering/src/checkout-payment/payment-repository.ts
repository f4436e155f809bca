import { paymentKinds } from '@heizplatz/api-catalog';
import { dealerPayments } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { PaymentKind } from '@heizplatz/contract';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { DealerPaymentKind } from './payment-kind';

interface DealtGroup {
  readonly dealerId: number;
  readonly customerGroupId: number;
}

/** What a dealer takes from a customer group, the default first; flags and countries are not looked at. */
export async function dealerPaymentKinds(db: Database, group: DealtGroup): Promise<DealerPaymentKind[]> {
  const { id, kind, name, isCredit, isRatePay } = paymentKinds;
  const { dealerId, customerGroupId, termDays, position } = dealerPayments;
  const rows = await db
    .select({ id, kind, name, isCredit, isRatePay, termDays })
    .from(dealerPayments)
    .innerJoin(paymentKinds, eq(paymentKinds.id, dealerPayments.paymentKindId))
    .where(and(eq(dealerId, group.dealerId), eq(customerGroupId, group.customerGroupId)))
    .orderBy(asc(position))
    .prepare('dealer_payment_kinds')
    .execute();
  return rows.map((row) => ({ ...row, kind: v.parse(PaymentKind, row.kind) }));
}
