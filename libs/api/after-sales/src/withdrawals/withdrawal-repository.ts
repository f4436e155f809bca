import { type OrderRow, orders } from '@heizplatz/api-ordering';
import { type Database, isEmail } from '@heizplatz/api-platform';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { withdrawals, type WithdrawalOutcome } from './schema';

export type NewWithdrawal = typeof withdrawals.$inferInsert;

export async function insertWithdrawal(tx: Database, withdrawal: NewWithdrawal): Promise<void> {
  await tx.insert(withdrawals).values(withdrawal);
}

/** When the same declaration came in since then; undefined when it did not. */
export async function findDuplicate(db: Database, contentHash: string, since: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ receivedAt: withdrawals.receivedAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.contentHash, contentHash), gt(withdrawals.receivedAt, since)))
    .limit(1);
  return row?.receivedAt;
}

/** The order of a country with this number that was placed with this e-mail, case-insensitive. */
export async function findOrderByNumber(
  db: Database,
  { countryId, number, email }: { countryId: number; number: string; email: string },
): Promise<OrderRow | undefined> {
  const isThat = and(eq(orders.countryId, countryId), eq(orders.number, number), isEmail(orders.email, email));
  const [row] = await db.select().from(orders).where(isThat);
  return row;
}

/** Declarations of the same scope that wait for the order's owner, first come first. Staff has settled none of them. */
export function findWaiting(
  tx: Database,
  { orderId, part }: { orderId: string; part: string },
): Promise<{ id: string; receivedAt: Date }[]> {
  const { id, receivedAt, outcome, settledAt } = withdrawals;
  const waits = and(eq(withdrawals.orderId, orderId), eq(outcome, 'waiting'), isNull(settledAt));
  return tx
    .select({ id, receivedAt })
    .from(withdrawals)
    .where(and(waits, eq(withdrawals.part, part)))
    .orderBy(asc(receivedAt));
}

/** They wait no longer: their order's owner confirmed them. */
export async function endWaiting(tx: Database, ids: readonly string[], outcome: WithdrawalOutcome): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ outcome, version: sql`${withdrawals.version} + 1` })
    .where(inArray(withdrawals.id, [...ids]));
}
