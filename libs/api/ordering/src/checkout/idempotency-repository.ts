import type { Database } from '@heizplatz/api-platform';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from './schema';

export interface IdempotencyKey {
  readonly ownerId: number;
  readonly key: string;
}

/**
 * Takes a key for this transaction; null: it is ours now. Otherwise what it was used for. Whoever comes second with the
 * same key waits here until the first has committed (and gets its answer) or failed (and takes the key itself).
 */
export async function claimKey(
  tx: Database,
  claim: IdempotencyKey & { contentHash: string; createdAt: Date },
): Promise<{ contentHash: string; answer: unknown } | null> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, answer: null })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return null;
  const [known] = await tx
    .select({ contentHash: idempotencyKeys.contentHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, claim.ownerId), eq(idempotencyKeys.key, claim.key)));
  if (!known) throw new Error('an idempotency key is neither free nor taken');
  return known;
}

export async function cacheResponse(tx: Database, { ownerId, key }: IdempotencyKey, response: object): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: response })
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key)));
}
