import { type Database, defineStatement, type Placeholders } from '@heizplatz/api-platform';
import { and, eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from './schema';

export interface IdempotencyKey {
  readonly ownerId: number;
  readonly key: string;
}

type Claim = IdempotencyKey & { readonly contentHash: string; readonly createdAt: Date };

const insertKey = defineStatement('claim_idempotency_key', (db, value: Placeholders<Claim>) => {
  const { ownerId, key, contentHash, createdAt } = value;
  return db
    .insert(idempotencyKeys)
    .values({ ownerId, key, contentHash, createdAt, answer: null })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
});

/**
 * Claims a key for this transaction; null: the claim succeeded. Otherwise returns what the key was used for. A second
 * request with the same key waits here until the first has committed (and gets its response) or failed (and claims
 * the key itself).
 */
export async function claimKey(tx: Database, claim: Claim): Promise<{ contentHash: string; answer: unknown } | null> {
  const taken = await insertKey(tx, claim);
  if (taken.length > 0) return null;
  const [known] = await tx
    .select({ contentHash: idempotencyKeys.contentHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, claim.ownerId), eq(idempotencyKeys.key, claim.key)));
  if (!known) throw new Error('an idempotency key is neither free nor taken');
  return known;
}

const updateAnswer = defineStatement(
  'cache_response',
  (db, value: Placeholders<IdempotencyKey & { readonly answer: object }>) =>
    db
      .update(idempotencyKeys)
      .set({ answer: sql`${sql.param(value.answer, idempotencyKeys.answer)}` })
      .where(and(eq(idempotencyKeys.ownerId, value.ownerId), eq(idempotencyKeys.key, value.key))),
);

export async function cacheResponse(tx: Database, claim: IdempotencyKey, answer: object): Promise<void> {
  await updateAnswer(tx, { ...claim, answer });
}
