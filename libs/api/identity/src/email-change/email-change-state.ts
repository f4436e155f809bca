import { after, type Database } from '@heizplatz/api-platform';
import type { OrderProcess } from '@heizplatz/contract';
import { newestLink } from '../mailed-links/link-repository';
import { getLinkState } from '../mailed-links/mailed-link';

type EmailChangeState = OrderProcess['EmailChangeRequestedState'];

/** How long the pages say that it was applied. */
const VISIBLE_SECONDS = 86_400;
export const NO_EMAIL_CHANGE: EmailChangeState = { Pending: false, Applied: false, NewEmailAddress: null };

/** Whether an account's e-mail is about to change, or has just changed (rule ACCOUNT-06). */
export async function readEmailChange(db: Database, userId: number, now: Date): Promise<EmailChangeState> {
  const link = await newestLink(db, userId, 'email-change');
  if (!link) return NO_EMAIL_CHANGE;
  const Pending = getLinkState(link, now) === 'open';
  const Applied = link.usedAt !== null && after(link.usedAt, VISIBLE_SECONDS) > now;
  return Pending || Applied ? { Pending, Applied, NewEmailAddress: link.email } : NO_EMAIL_CHANGE;
}
