import { staffExports } from '@heizplatz/api-identity';
import { getOrder, orders } from '@heizplatz/api-ordering';
import { AUDITED_ORDERS, auditLog, type Database } from '@heizplatz/api-platform';
import { and, eq, gt, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import type { ClosedOrder } from './retention';
import { retainedOrders } from '../customer-area/schema';

/** All of a user's orders on all sites. */
export async function findUserOrders(db: Database, userId: number): Promise<(ClosedOrder & { email: string })[]> {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId));
  return rows.map(getOrder);
}

export async function retainOrders(
  tx: Database,
  stored: readonly (typeof retainedOrders.$inferInsert)[],
): Promise<void> {
  if (stored.length > 0) await tx.insert(retainedOrders).values([...stored]);
}

/** Orders whose retention period has ended, up to a limit; concurrent cleanup jobs take the rest. */
export async function lockOutlived(tx: Database, day: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ orderId: retainedOrders.orderId })
    .from(retainedOrders)
    .where(and(isNull(retainedOrders.purgedAt), lt(retainedOrders.keptUntil, day)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ orderId }) => orderId);
}

export async function markPurged(tx: Database, orderIds: readonly string[], purgedAt: Date): Promise<void> {
  await tx
    .update(retainedOrders)
    .set({ purgedAt })
    .where(inArray(retainedOrders.orderId, [...orderIds]));
}

/** When staff acted for a user, or on one of its orders, for the last time; null: never. */
export async function findLastCommandFor(
  db: Database,
  { userId, orders: own }: { userId: number; orders: readonly Readonly<Record<'id' | 'number', string>>[] },
): Promise<Date | null> {
  const names = own.flatMap(({ id, number }) => [id, number]);
  const [row] = await db
    .select({ at: max(auditLog.at) })
    .from(auditLog)
    .where(
      sql`${auditLog.id} in (
        select id from audit_log where for_user_id = ${userId}
        union all select audit_id from audit_outcomes where for_user_id = ${userId}
        union all select id from audit_log where ${AUDITED_ORDERS} ?| ${sql.param(names)}::text[])`,
    );
  return row?.at ?? null;
}

/** When the last file with people in it ends that staff drew; null: there is none. */
export async function lastExportEnd(db: Database, now: Date): Promise<Date | null> {
  const { expiresAt, isPersonal } = staffExports;
  const [row] = await db
    .select({ at: max(expiresAt) })
    .from(staffExports)
    .where(and(eq(isPersonal, true), gt(expiresAt, now)));
  return row?.at ?? null;
}
