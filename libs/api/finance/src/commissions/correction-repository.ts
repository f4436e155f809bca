import { acquireAdvisoryLock, type Database } from '@heizplatz/api-platform';
import { and, eq, gte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { NewCorrection } from './commission-repository';
import { commissionCorrections, commissions } from './schema';

export type CorrectionRow = typeof commissionCorrections.$inferSelect;

/** Until the transaction ends nobody else books a correction of the dealer, so that sums and keys hold. */
export const holdCorrections = (tx: Database, dealerId: number): Promise<void> =>
  acquireAdvisoryLock(tx, `commission-corrections:${dealerId}`);

export async function findCorrectionByKey(db: Database, idempotencyKey: string): Promise<CorrectionRow | null> {
  const [row] = await db
    .select()
    .from(commissionCorrections)
    .where(eq(commissionCorrections.idempotencyKey, idempotencyKey));
  return row ?? null;
}

/** False: the key is another correction's. */
export async function insertKeyedCorrection(
  tx: Database,
  row: NewCorrection & { readonly idempotencyKey: string },
): Promise<boolean> {
  const inserted = await tx
    .insert(commissionCorrections)
    .values(row)
    .onConflictDoNothing({ target: commissionCorrections.idempotencyKey })
    .returning({ id: commissionCorrections.id });
  return inserted.length > 0;
}

const Sum = v.object({ cents: v.number() });
const isStaff = eq(commissionCorrections.kind, 'staff');

/** Cents of what staff booked for a dealer since a moment, without their signs. */
export async function correctedSince(db: Database, dealerId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(abs(${commissionCorrections.amountCents})), 0)::float8` })
    .from(commissionCorrections)
    .where(and(eq(commissionCorrections.dealerId, dealerId), isStaff, gte(commissionCorrections.at, since)));
  return v.parse(Sum, row).cents;
}

/** Cents that an order's commission comes to, with what staff corrected of it; 0 where its dealer has not accepted it. */
export async function orderCommissionCents(db: Database, orderId: string): Promise<number> {
  const { rows } = await db.execute(sql`
    select (coalesce((select amount_cents from ${commissions} where order_id = ${orderId}), 0)
      + coalesce((select sum(amount_cents) from ${commissionCorrections}
        where order_id = ${orderId} and kind = 'staff'), 0))::float8 as cents`);
  return v.parse(Sum, rows[0]).cents;
}
