import type { CustomerData } from '@heizplatz/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mailedLinks } from '../identity/schema';

/** Of the newest change that the user asked for: waiting for its mailed link, or applied by it. */
export async function emailChangeState(
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<CustomerData['EmailChange']> {
  const { email, expiresAt, usedAt } = mailedLinks;
  const [link] = await db
    .select({ email, expiresAt, usedAt })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, 'email-change')))
    .orderBy(desc(mailedLinks.createdAt))
    .limit(1);
  const applied = link?.usedAt !== null && link !== undefined;
  const pending = link !== undefined && link.usedAt === null && link.expiresAt > now;
  return { Pending: pending, Applied: applied, NewEmailAddress: pending || applied ? (link?.email ?? null) : null };
}
