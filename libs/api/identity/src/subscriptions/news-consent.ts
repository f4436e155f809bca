import type { Database } from '@heizplatz/api-platform';
import { CountryId } from '@heizplatz/contract';
import * as v from 'valibot';
import { accountById, setNewsletterWanted } from '../users/user-repository';
import {
  confirmRow,
  countRunningNews,
  endNews,
  endNotification,
  findDuplicate,
  insertNotification,
  type WantedNotification,
} from './notification-repository';

interface NewsConsent {
  readonly userId: number;
  readonly isRequired: boolean;
  readonly now: Date;
}

/** What a wish for news is besides its country. */
export const NEWS = { kind: 'news', zipCode: null, productId: null, amount: null, thresholdCents: null } as const;

/**
 * An account's single consent to news: its running notification of kind 'news' is the consent, and
 * users.newsletterWanted mirrors it for forms and export. Code that changes one changes both here, in the caller's
 * transaction. The account's mailbox is confirmed already.
 */
export async function setNewsConsent(tx: Database, { userId, isRequired, now }: NewsConsent): Promise<void> {
  await setNewsletterWanted(tx, userId, isRequired, now);
  return isRequired ? keepProcessRunning(tx, userId, now) : endNews(tx, userId, now);
}

async function keepProcessRunning(tx: Database, userId: number, now: Date): Promise<void> {
  const user = await accountById(tx, userId);
  if (!user) return;
  const target: WantedNotification = { ...NEWS, countryId: v.parse(CountryId, user.countryId) };
  const known = await findDuplicate(tx, { userId }, target);
  if (known?.confirmedAt) return;
  if (known) await confirmRow(tx, known.id, { confirmedAt: now, userId: null });
  else await insertNotification(tx, { ...target, userId, createdAt: now, confirmedAt: now });
}

/**
 * Ends a notification permanently; ending the last one of news revokes the account's consent. One that has ended
 * keeps its time: then false.
 */
export async function endForGood(db: Database, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await endNotification(tx, id, now);
    if (row?.kind !== 'news' || row.userId === null || !row.confirmedAt) return row !== undefined;
    const { userId } = row;
    if ((await countRunningNews(tx, userId)) === 0) await setNewsConsent(tx, { userId, isRequired: false, now });
    return true;
  });
}
