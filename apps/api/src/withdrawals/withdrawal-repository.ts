import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isEmail } from '../database/is-email';
import type { OrderRow } from '../orders/order';
import { orders } from '../orders/schema';
import { withdrawals } from './schema';

export type NewWithdrawal = typeof withdrawals.$inferInsert;

export async function insertWithdrawal(tx: Database, withdrawal: NewWithdrawal): Promise<void> {
  await tx.insert(withdrawals).values(withdrawal);
}

/** When the same declaration came in since then; undefined when it did not. */
export async function findTwin(db: Database, contentHash: string, since: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ receivedAt: withdrawals.receivedAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.contentHash, contentHash), gt(withdrawals.receivedAt, since)))
    .limit(1);
  return row?.receivedAt;
}

/** The orders of a country with one of these numbers that were placed with this e-mail, written in whatever case. */
export function findOrdersByNumber(
  db: Database,
  { countryId, numbers, email }: { countryId: number; numbers: readonly string[]; email: string },
): Promise<OrderRow[]> {
  if (numbers.length === 0) return Promise.resolve([]);
  const isTheirs = isEmail(orders.email, email);
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.countryId, countryId), inArray(orders.number, [...numbers]), isTheirs));
}
