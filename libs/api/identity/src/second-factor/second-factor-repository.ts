import type { Database } from '@heizplatz/api-platform';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '../users/schema';

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Database, userId: number): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** A factor that is not in force yet, in the place of an earlier one of that kind. False when one is in force. */
export async function replaceSecondFactor(
  tx: Database,
  { codeHashes, ...factor }: { userId: number; secretEncrypted: string; createdAt: Date; codeHashes: string[] },
): Promise<boolean> {
  const { userId } = factor;
  await tx.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
  const inserted = await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ userId: secondFactors.userId });
  if (inserted.length === 0) return false;
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  return true;
}

/**
 * Takes a time step's code; false when it or a newer one was taken before. Puts a new factor in force. Of two that send the
 * same code at once the row lets one through.
 */
export async function takeStep(db: Database, factor: SecondFactor, lastStep: number, now: Date): Promise<boolean> {
  const { userId, secretEncrypted, confirmedAt } = factor;
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, lastStep));
  const taken = await db
    .update(secondFactors)
    .set({ lastStep, confirmedAt: confirmedAt ?? now })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secretEncrypted, secretEncrypted), isNewer))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** The authenticator was lost: another one is set up at the next login. Its recovery codes go with it. */
export async function deleteSecondFactor(tx: Database, userId: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** Takes a recovery code of a factor in force; false when there is none such, or it was taken before. */
export async function takeRecoveryCode(db: Database, userId: number, codeHash: string, usedAt: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .from(secondFactors)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
        eq(secondFactors.userId, recoveryCodes.userId),
        isNotNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}
