import type { Database } from '@heizplatz/api-platform';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { refreshFamilies, refreshTokens } from '../users/schema';

/** The login is refused until it is woken: its owner acts as somebody else. False when it has ended meanwhile. */
export async function suspendSession(tx: Database, familyId: string, now: Date): Promise<boolean> {
  const rested = await tx
    .update(refreshFamilies)
    .set({ restsSince: now })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.endedAt), isNull(refreshFamilies.restsSince)))
    .returning({ id: refreshFamilies.id });
  return rested.length > 0;
}

/** A resting login goes on by this token alone; gives whose it is, or null when it has ended or is over. */
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
