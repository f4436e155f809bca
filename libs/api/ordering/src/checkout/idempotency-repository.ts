import type { Database } from '@heizplatz/api-platform';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from './schema';

export interface IdempotencyKey {
  readonly ownerId: number;
  readonly key: string;
}

type Claim = IdempotencyKey & { readonly contentHash: string; readonly createdAt: Date };

/**
 * Claims a key for this transaction; null: the claim succeeded. Otherwise returns what the key was used for. A second
 * request with the same key waits here until the first has committed (and gets its response) or failed (and claims
 * the key itself).
 */
export async function claimKey(tx: Database, claim: Claim): Promise<{ contentHash: string; answer: unknown } | null> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare('claim_idempotency_key')
    .execute();
  if (taken.length > 0) return null;
  const [known] = await tx
    .select({ contentHash: idempotencyKeys.contentHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, claim.ownerId), eq(idempotencyKeys.key, claim.key)));
  if (!known) throw new Error('an idempotency key is neither free nor taken');
  return known;
}

export async function cacheResponse(tx: Database, { ownerId, key }: IdempotencyKey, answer: object): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key)))
    .prepare('cache_response')
    .execute();
}
