import type { Database } from '@heizplatz/api-platform';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { NO_PAYMENT } from '../checkout-payment/no-payment';
import type { ProcessRow } from './process';
import { idempotencyKeys, orderProcesses } from './schema';

export interface ProcessKey {
  readonly tokenHash: string;
  readonly countryId: number;
  readonly productGroupId: number;
  readonly now: Date;
}

const matches = ({ tokenHash, countryId, productGroupId, now }: ProcessKey) =>
  and(
    eq(orderProcesses.tokenHash, tokenHash),
    eq(orderProcesses.countryId, countryId),
    eq(orderProcesses.productGroupId, productGroupId),
    gt(orderProcesses.expiresAt, now),
  );

/** Placed ones too; expired ones never. */
export async function findProcess(db: Database, key: ProcessKey): Promise<ProcessRow | undefined> {
  const [row] = await db.select().from(orderProcesses).where(matches(key));
  return row;
}

/** The same, locked against changes and placement by others until the transaction ends. */
export async function lockProcess(tx: Database, key: ProcessKey): Promise<ProcessRow | undefined> {
  const [row] = await tx
    .select()
    .from(orderProcesses)
    .where(matches(key))
    .for('update')
    .prepare('lock_process')
    .execute();
  return row;
}

export async function insertProcess(db: Database, process: typeof orderProcesses.$inferInsert): Promise<void> {
  await db.insert(orderProcesses).values(process);
}

/** Changes a process that is not placed yet; false when it has been meanwhile. */
export async function changeProcess(
  db: Database,
  id: string,
  changes: Partial<typeof orderProcesses.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(orderProcesses)
    .set(changes)
    .where(and(eq(orderProcesses.id, id), isNull(orderProcesses.orderId)))
    .returning({ id: orderProcesses.id });
  return changed.length > 0;
}

/** Its order was placed; what was encrypted of its payment goes. */
export async function markPlaced(tx: Database, id: string, orderId: string): Promise<void> {
  await tx
    .update(orderProcesses)
    .set({ orderId, ibanEncrypted: null, birthDateEncrypted: null })
    .where(and(eq(orderProcesses.id, id), isNull(orderProcesses.orderId)))
    .prepare('mark_placed')
    .execute();
}

/** What the provider refused is not offered for this order again; a choice of it goes. */
export async function refusePaymentKind(db: Database, id: string, paymentKindId: number): Promise<void> {
  const { refusedPaymentKindIds, paymentKindId: chosen } = orderProcesses;
  await db
    .update(orderProcesses)
    .set({ refusedPaymentKindIds: sql`array_append(${refusedPaymentKindIds}, ${paymentKindId}::smallint)` })
    .where(eq(orderProcesses.id, id));
  await db
    .update(orderProcesses)
    .set(NO_PAYMENT)
    .where(and(eq(orderProcesses.id, id), eq(chosen, paymentKindId), isNull(orderProcesses.orderId)));
}

/** A draft that another replaces; a placed one stays, so that its second tab finds the order. */
export async function deleteDraft(db: Database, id: string): Promise<void> {
  await db.delete(orderProcesses).where(and(eq(orderProcesses.id, id), isNull(orderProcesses.orderId)));
}

/** Deletes expired processes with their IBANs, and keys that are no longer resent. */
export async function deleteExpired(db: Database, { now, keysBefore }: { now: Date; keysBefore: Date }): Promise<void> {
  await db.delete(orderProcesses).where(lt(orderProcesses.expiresAt, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, keysBefore));
}
