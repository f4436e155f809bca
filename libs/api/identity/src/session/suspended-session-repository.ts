import type { Database } from '@heizplatz/api-platform';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { refreshFamilies, refreshTokens } from '../users/schema';

/** The session is refused until resumed: its owner impersonates someone. False when it has ended meanwhile. */
export async function suspendSession(tx: Database, familyId: string, now: Date): Promise<boolean> {
  const rested = await tx
    .update(refreshFamilies)
    .set({ restsSince: now })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.endedAt), isNull(refreshFamilies.restsSince)))
    .returning({ id: refreshFamilies.id });
  return rested.length > 0;
}

/** Resumes a suspended session by this token alone; returns its owner, or null when it has ended or expired. */
export async function resumeSession(
  tx: Database,
  familyId: string,
  { tokenHash, tokenExpiresAt, now }: { tokenHash: string; tokenExpiresAt: Date; now: Date },
): Promise<number | null> {
  const [woken] = await tx
    .update(refreshFamilies)
    .set({ restsSince: null })
    .where(
      and(
        eq(refreshFamilies.id, familyId),
        isNull(refreshFamilies.endedAt),
        isNotNull(refreshFamilies.restsSince),
        gt(refreshFamilies.expiresAt, now),
      ),
    )
    .returning({ userId: refreshFamilies.userId });
  if (!woken) return null;
  await tx.delete(refreshTokens).where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.usedAt)));
  await tx.insert(refreshTokens).values({ tokenHash, familyId, expiresAt: tokenExpiresAt });
  return woken.userId;
}
