import type { Database, DealerKeyHolder } from '@heizplatz/api-platform';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { dealers } from '../dealers/schema';
import { dealerKeys } from './schema';

type NewKey = typeof dealerKeys.$inferInsert;

/** Keys that count, the newest first. */
export const findDealerKeys = (db: Database, dealerId: number) =>
  db
    .select()
    .from(dealerKeys)
    .where(and(eq(dealerKeys.dealerId, dealerId), isNull(dealerKeys.endedAt)))
    .orderBy(desc(dealerKeys.id));

/**
 * Whose key it is, with its use recorded; null for one that has ended or whose maker is not known, and of dealers that
 * are locked.
 */
export async function recordKeyUse(db: Database, keyHash: string, lastUsedAt: Date): Promise<DealerKeyHolder | null> {
  const [holder] = await db
    .update(dealerKeys)
    .set({ lastUsedAt })
    .from(dealers)
    .where(
      and(
        eq(dealerKeys.keyHash, keyHash),
        isNull(dealerKeys.endedAt),
        isNotNull(dealerKeys.createdById),
        eq(dealers.id, dealerKeys.dealerId),
        isNull(dealers.lockedAt),
      ),
    )
    .returning({
      dealerId: dealers.id,
      dealerKey: dealers.slug,
      dealerName: dealers.name,
      start: dealerKeys.start,
      makerId: sql<number>`${dealerKeys.createdById}`,
    });
  return holder ?? null;
}

/** Adds a key in the place of the dealer's others. */
export async function replaceKeys(tx: Database, key: NewKey): Promise<void> {
  const { dealerId, endedAt } = dealerKeys;
  await tx
    .update(dealerKeys)
    .set({ endedAt: key.createdAt })
    .where(and(eq(dealerId, key.dealerId), isNull(endedAt)));
  await tx.insert(dealerKeys).values(key);
}

/** Gives the start of the key; undefined where the dealer has no such key, or it has ended. */
export async function endKey(
  db: Database,
  key: { readonly id: number; readonly dealerId: number },
  endedAt: Date,
): Promise<string | undefined> {
  const [ended] = await db
    .update(dealerKeys)
    .set({ endedAt })
    .where(and(eq(dealerKeys.id, key.id), eq(dealerKeys.dealerId, key.dealerId), isNull(dealerKeys.endedAt)))
    .returning({ start: dealerKeys.start });
  return ended?.start;
}
