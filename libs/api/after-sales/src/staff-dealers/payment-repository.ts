import { dealerPayments } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { asc, eq } from 'drizzle-orm';

const { customerGroupId, position, paymentKindId, dealerId } = dealerPayments;

/** What a dealer takes, by customer group in the dealer's order. */
export const findPayments = (db: Database, id: number): Promise<(typeof dealerPayments.$inferSelect)[]> =>
  db
    .select()
    .from(dealerPayments)
    .where(eq(dealerId, id))
    .orderBy(asc(customerGroupId), asc(position), asc(paymentKindId));

export async function replacePayments(
  tx: Database,
  id: number,
  rows: readonly Omit<typeof dealerPayments.$inferInsert, 'dealerId'>[],
): Promise<void> {
  await tx.delete(dealerPayments).where(eq(dealerId, id));
  if (rows.length > 0) await tx.insert(dealerPayments).values(rows.map((row) => ({ ...row, dealerId: id })));
}
