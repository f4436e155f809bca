import type { Database } from '@heizplatz/api-platform';
import { and, count, desc, eq, lte } from 'drizzle-orm';
import { passkeys, consumedChallenges } from './schema';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The newest first. */
export async function findPasskeys(db: Database, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
}

export async function countPasskeys(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ number: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.number ?? 0;
}

/** Null when another account, or this one, has it already. */
export async function insertPasskey(tx: Database, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | null> {
  const [inserted] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

/**
 * The passkey of a host, locked until the transaction ends: two responses of one authenticator are counted one after
 * the other.
 */
export async function lockPasskey(tx: Database, credentialId: string, rpId: string): Promise<PasskeyRow | null> {
  const isIt = and(eq(passkeys.credentialId, credentialId), eq(passkeys.rpId, rpId));
  const [row] = await tx.select().from(passkeys).where(isIt).for('update');
  return row ?? null;
}

export async function recordUse(
  tx: Database,
  { id, ...used }: Pick<PasskeyRow, 'id' | 'signatures' | 'isBackedUp' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(passkeys).set(used).where(eq(passkeys.id, id));
}

/** Gives what it was; null when it is not this account's. */
export async function deletePasskey(tx: Database, id: number, userId: number): Promise<PasskeyRow | null> {
  const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [row] = await tx.delete(passkeys).where(isOwn).returning();
  return row ?? null;
}

/** Gives how many there were. */
export async function deletePasskeysOf(tx: Database, userId: number): Promise<number> {
  const deleted = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return deleted.length;
}

/** False when the challenge was used before. */
export async function consumeChallenge(tx: Database, challengeHash: string, expiresAt: Date): Promise<boolean> {
  const values = { challengeHash, expiresAt };
  const consumed = await tx.insert(consumedChallenges).values(values).onConflictDoNothing().returning();
  return consumed.length > 0;
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(consumedChallenges).where(lte(consumedChallenges.expiresAt, now));
}
