import type { Database } from '@heizplatz/api-platform';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lastClosedMonth } from '../commissions/commission-repository';
import { nextMonth } from '../commissions/booking-month';
import { commissionCorrections, commissionMonths, commissions, commissionStatements } from '../commissions/schema';

export type StatementRow = typeof commissionStatements.$inferSelect;
export type ClosedMonth = typeof commissionMonths.$inferSelect;

const First = v.object({ month: v.nullable(v.string()) });

/** First day of the oldest month that anything counts in; null while there is nothing. */
export async function firstMonth(db: Database): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select least((select min(month) from ${commissions}), (select min(month) from ${commissionCorrections}))::text as month`,
  );
  return v.parse(First, rows[0]).month;
}

/** The month that is to be closed next; null while nothing counts in any. */
export async function oldestOpenMonth(db: Database): Promise<string | null> {
  const last = await lastClosedMonth(db);
  return last === null ? firstMonth(db) : nextMonth(last);
}

export async function closedMonth(db: Database, month: string): Promise<ClosedMonth | null> {
  const [row] = await db.select().from(commissionMonths).where(eq(commissionMonths.month, month));
  return row ?? null;
}

/** Freezes what each order of the month counts. */
export async function bookMonth(tx: Database, month: string): Promise<void> {
  const { netCents, weightKg, amountCents, state } = commissions;
  await tx
    .update(commissions)
    .set({
      bookedNetCents: sql`${netCents}`,
      bookedWeightKg: sql`${weightKg}`,
      bookedCents: sql`${amountCents}`,
      bookedState: sql`${state}`,
    })
    .where(eq(commissions.month, month));
}

/** One statement a dealer that the month has anything of, numbered from 1. */
export async function insertStatements(tx: Database, month: string): Promise<void> {
  const prefix = `PA-${month.slice(0, 7)}-`;
  await tx.execute(sql`
    insert into ${commissionStatements}
      (month, dealer_id, number, country_id, orders, weight_kg, net_cents, commission_cents, correction_cents)
    select ${month}::date, dealer_id, ${prefix} || lpad((row_number() over (order by dealer_id))::text, 4, '0'),
      max(country_id), sum(orders), sum(weight_kg), sum(net_cents), sum(cents), sum(corrected)
    from (
      select dealer_id, country_id, 1 as orders, weight_kg, net_cents, amount_cents as cents, 0 as corrected
        from ${commissions} where month = ${month} and state <> 'void'
      union all
      select dealer_id, country_id, 0, 0, 0, 0, amount_cents from ${commissionCorrections} where month = ${month}
    ) as counted
    group by dealer_id`);
}

export async function insertClosedMonth(tx: Database, row: ClosedMonth): Promise<void> {
  await tx.insert(commissionMonths).values(row);
}

export async function findStatement(db: Database, month: string, dealerId: number): Promise<StatementRow | null> {
  const [row] = await db
    .select()
    .from(commissionStatements)
    .where(and(eq(commissionStatements.month, month), eq(commissionStatements.dealerId, dealerId)));
  return row ?? null;
}
