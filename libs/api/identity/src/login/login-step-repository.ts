import type { Database } from '@heizplatz/api-platform';
import { and, eq, gt, lte } from 'drizzle-orm';
import { loginSteps } from '../users/schema';

export async function insertLoginStep(
  db: Database,
  step: { tokenHash: string; userId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(loginSteps).values(step);
}

/** Whose password was right, if the step has not expired. */
export async function findLoginStep(db: Database, tokenHash: string, now: Date): Promise<number | null> {
  const isOpen = and(eq(loginSteps.tokenHash, tokenHash), gt(loginSteps.expiresAt, now));
  const [row] = await db.select({ userId: loginSteps.userId }).from(loginSteps).where(isOpen);
  return row?.userId ?? null;
}

/** False when somebody took it before: one password, one login. */
export async function takeLoginStep(tx: Database, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(loginSteps)
    .where(eq(loginSteps.tokenHash, tokenHash))
    .returning({ userId: loginSteps.userId });
  return taken.length > 0;
}

export async function deleteExpiredSteps(db: Database, now: Date): Promise<void> {
  await db.delete(loginSteps).where(lte(loginSteps.expiresAt, now));
}
