import { dealers } from '@heizplatz/api-dealers';
import { users } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { type Database, outbox } from '@heizplatz/api-platform';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { withdrawals } from './schema';

export type WithdrawalRecord = typeof withdrawals.$inferSelect;

const { words: _, ...view } = getTableColumns(withdrawals);
const { id, number, countryId, state, isConsumer, deliveredOn, settledCents } = orders;

/** Of the order no more than a list shows: its snapshots are large. */
const joined = (db: Database) =>
  db
    .select({
      row: view,
      order: { id, number, countryId, state, isConsumer, deliveredOn, settledCents },
      dealerName: sql<string | null>`coalesce(${dealers.name}, ${orders.offer} ->> 'DealerName')`,
      settler: { firstName: users.firstName, lastName: users.lastName },
      receipt: { state: outbox.state, doneAt: outbox.doneAt },
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(dealers, eq(dealers.id, orders.dealerId))
    .leftJoin(users, eq(users.id, withdrawals.settledByUserId))
    .leftJoin(outbox, eq(outbox.id, withdrawals.receiptMailId));

export type StaffWithdrawal = Awaited<ReturnType<typeof joined>>[number];

export const findStaffWithdrawals = (db: Database, ids: readonly string[]): Promise<StaffWithdrawal[]> =>
  joined(db).where(inArray(withdrawals.id, [...ids]));

export async function lockWithdrawal(tx: Database, id: string): Promise<WithdrawalRecord | undefined> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return row;
}

export type WithdrawalChanges = Partial<
  Pick<
    WithdrawalRecord,
    'orderId' | 'outcome' | 'assignedAt' | 'assignedByUserId' | 'settledAt' | 'settledByUserId' | 'settledNote'
  >
>;

/** What staff adds; raises the version. The row is locked by the caller. */
export async function changeWithdrawal(tx: Database, id: string, changes: WithdrawalChanges): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ ...changes, version: sql`${withdrawals.version} + 1` })
    .where(eq(withdrawals.id, id));
}

/** Every declaration by which an order was withdrawn: none of them counts any more. */
export async function undoOutcomes(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ outcome: 'undone' })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.outcome, 'withdrawn')));
}

/** The order of a country by the number that people say. */
export async function findOrderId(
  db: Database,
  { countryId, number }: { countryId: number; number: string },
): Promise<string | undefined> {
  const isThat = and(eq(orders.countryId, countryId), eq(orders.number, number));
  const [row] = await db.select({ id: orders.id }).from(orders).where(isThat);
  return row?.id;
}
