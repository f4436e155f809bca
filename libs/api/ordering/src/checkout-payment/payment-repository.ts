import { paymentKinds } from '@heizplatz/api-catalog';
import { dealerPayments } from '@heizplatz/api-dealers';
import { type Database, defineStatement, type Placeholders } from '@heizplatz/api-platform';
import { PaymentKind } from '@heizplatz/contract';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { DealerPaymentKind } from './payment-kind';

interface DealtGroup {
  readonly dealerId: number;
  readonly customerGroupId: number;
}

const selectKinds = defineStatement('dealer_payment_kinds', (db, value: Placeholders<DealtGroup>) => {
  const { id, kind, name, isCredit, isRatePay } = paymentKinds;
  const { dealerId, customerGroupId, termDays, position } = dealerPayments;
  return db
    .select({ id, kind, name, isCredit, isRatePay, termDays })
    .from(dealerPayments)
    .innerJoin(paymentKinds, eq(paymentKinds.id, dealerPayments.paymentKindId))
    .where(and(eq(dealerId, value.dealerId), eq(customerGroupId, value.customerGroupId)))
    .orderBy(asc(position));
});

/** What a dealer takes from a customer group, the default first; flags and countries are not looked at. */
export async function dealerPaymentKinds(db: Database, group: DealtGroup): Promise<DealerPaymentKind[]> {
  const rows = await selectKinds(db, group);
  return rows.map((row) => ({ ...row, kind: v.parse(PaymentKind, row.kind) }));
}
