import type { Database } from '@heizplatz/api-platform';
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CommissionRate } from './rate-at';
import { commissionCorrections, commissionMonths, commissionRates, commissions } from './schema';

export type CommissionRow = typeof commissions.$inferSelect;
export type NewCommission = typeof commissions.$inferInsert;
export type NewCorrection = typeof commissionCorrections.$inferInsert;

/** What an order brings, as it stands now; null: its dealer has not accepted it. */
export async function findCommission(db: Database, orderId: string): Promise<CommissionRow | null> {
  const [row] = await db.select().from(commissions).where(eq(commissions.orderId, orderId));
  return row ?? null;
}

/**
 * Bookings hold it shared, closing a month holds it exclusively: nothing is booked into a month while it is being
 * closed.
 */
export const holdOpenMonths = (tx: Database): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('commission_months'))`);

/** Waits for running bookings, and blocks new ones until the transaction ends. */
export const stopBooking = (tx: Database): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('commission_months'))`);

/** First day of the newest closed month; null before any. */
export async function lastClosedMonth(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ month: commissionMonths.month })
    .from(commissionMonths)
    .orderBy(desc(commissionMonths.month))
    .limit(1);
  return row?.month ?? null;
}

/** What counts of a dealer's orders in a month, void ones left out; of a closed month as it was booked. */
export const countedCommissions = (db: Database, month: string, dealerId: number): Promise<CommissionRow[]> =>
  db
    .select()
    .from(commissions)
    .where(
      and(
        eq(commissions.month, month),
        eq(commissions.dealerId, dealerId),
        sql`coalesce(${commissions.bookedState}, ${commissions.state}) <> 'void'`,
      ),
    )
    .orderBy(asc(commissions.arisenOn), asc(commissions.orderNumber));

/** Of open months, that arose since a day; null: of every dealer. Locked until the transaction ends. */
export const lockOpenCommissions = (
  tx: Database,
  { since, dealerId }: { readonly since: string; readonly dealerId: number | null },
): Promise<CommissionRow[]> =>
  tx
    .select()
    .from(commissions)
    .where(
      and(
        isNull(commissions.bookedCents),
        gte(commissions.arisenOn, since),
        dealerId === null ? undefined : eq(commissions.dealerId, dealerId),
      ),
    )
    .for('update');

/** Those that may count for these dealers: their own and everybody's. */
export const findRates = (db: Database, dealerIds: readonly number[]): Promise<CommissionRate[]> =>
  db
    .select()
    .from(commissionRates)
    .where(or(isNull(commissionRates.dealerId), inArray(commissionRates.dealerId, [...dealerIds])));

export async function insertCommission(tx: Database, row: NewCommission): Promise<void> {
  await tx.insert(commissions).values(row).onConflictDoNothing();
}

/** What an open month counts, and what a closed one is compared with. */
export async function updateCommission(
  tx: Database,
  orderId: string,
  changes: Partial<Pick<NewCommission, 'basisPoints' | 'netCents' | 'weightKg' | 'amountCents' | 'state'>>,
): Promise<void> {
  await tx.update(commissions).set(changes).where(eq(commissions.orderId, orderId));
}

/** In the order in which they were written. */
export const findMonthCorrections = (db: Database, month: string, dealerId: number) =>
  db
    .select()
    .from(commissionCorrections)
    .where(and(eq(commissionCorrections.month, month), eq(commissionCorrections.dealerId, dealerId)))
    .orderBy(asc(commissionCorrections.id));

export async function insertCorrection(tx: Database, row: NewCorrection): Promise<void> {
  await tx.insert(commissionCorrections).values(row);
}

const Sum = v.object({ cents: v.number() });

/** Cents that an order's own corrections come to so far. */
export async function correctedCents(tx: Database, orderId: string): Promise<number> {
  const { rows } = await tx.execute(
    sql`select coalesce(sum(amount_cents), 0)::int as cents from ${commissionCorrections}
        where order_id = ${orderId} and kind = 'order'`,
  );
  return v.parse(Sum, rows[0]).cents;
}
