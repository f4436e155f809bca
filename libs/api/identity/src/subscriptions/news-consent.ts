import type { Database } from '@heizplatz/api-platform';
import { CountryId } from '@heizplatz/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../users/schema';
import { findDuplicate, insertNotification, type WantedNotification } from './notification-repository';
import { notifications } from './schema';

interface NewsConsent {
  readonly userId: number;
  readonly isWanted: boolean;
  readonly now: Date;
}

/** What a wish for news is besides its country. */
export const NEWS = { kind: 'news', zipCode: null, productId: null, amount: null, thresholdCents: null } as const;

/**
 * An account's one word on news: its running notification of kind 'news' is the consent, and users.newsletterWanted says
 * the same to forms and export. Whoever changes one changes both here, in the caller's transaction. The account's mailbox
 * is confirmed already.
 */
export async function setNewsConsent(tx: Database, { userId, isWanted, now }: NewsConsent): Promise<void> {
  await tx
    .update(users)
    .set({ newsletterWanted: isWanted, newsletterChangedAt: now })
    .where(and(eq(users.id, userId), ne(users.newsletterWanted, isWanted)));
  if (isWanted) return keepRunning(tx, userId, now);
  await tx
    .update(notifications)
    .set({ endedAt: now })
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'news'), isNull(notifications.endedAt)));
}

async function keepRunning(tx: Database, userId: number, now: Date): Promise<void> {
  const [user] = await tx.select({ countryId: users.countryId }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const wanted: WantedNotification = { ...NEWS, countryId: v.parse(CountryId, user.countryId) };
  const known = await findDuplicate(tx, { userId }, wanted);
  if (known?.confirmedAt) return;
  if (known) await tx.update(notifications).set({ confirmedAt: now }).where(eq(notifications.id, known.id));
  else await insertNotification(tx, { ...wanted, userId, createdAt: now, confirmedAt: now });
}

/** Ends a notification for good; the last one of news takes the account's consent along. One that has ended keeps its time: then false. */
export async function endForGood(db: Database, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(notifications)
      .set({ endedAt: now })
      .where(and(eq(notifications.id, id), isNull(notifications.endedAt)))
      .returning();
    if (row?.kind !== 'news' || row.userId === null || !row.confirmedAt) return row !== undefined;
    const { userId } = row;
    const isRunning = and(
      eq(notifications.userId, userId),
      eq(notifications.kind, 'news'),
      sql`confirmed_at is not null and ended_at is null`,
    );
    if ((await tx.$count(notifications, isRunning)) === 0) await setNewsConsent(tx, { userId, isWanted: false, now });
    return true;
  });
}
