import {
  accountByEmail,
  confirmRow,
  countRunning,
  linkProblem,
  lockNotification,
  markUsed,
  openLink,
  type Person,
  readOpenLink,
  setNewsConsent,
} from '@heizplatz/api-identity';
import { MAX_NOTIFICATIONS, tooMany } from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler, acquireAdvisoryLock } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import * as v from 'valibot';
import { sendPriceAlerts } from './send-price-alerts';

const Content = v.object({ NotificationId: v.number() });

/** The holder of the link can read the mailbox; an account of the same mailbox gets the notification. */
async function consume(tx: Database, token: string, email: string, context: CallContext): Promise<void> {
  const now = context.clock();
  await acquireAdvisoryLock(tx, `notifications ${email.toLowerCase()}`);
  const link = await openLink(tx, 'notification', token, now);
  const row = await lockNotification(tx, v.parse(Content, link.content).NotificationId);
  if (!row || row.endedAt) throw linkProblem('expired');
  await markUsed(tx, link.tokenHash, now);
  if (row.confirmedAt) return;
  const userId = row.userId ?? (await accountByEmail(tx, email))?.id ?? null;
  const person: Person = userId === null ? { email } : { userId };
  if ((await countRunning(tx, person)) >= MAX_NOTIFICATIONS) throw tooMany();
  await confirmRow(tx, row.id, { confirmedAt: now, userId });
  if (row.kind === 'news' && userId !== null) await setNewsConsent(tx, { userId, isRequired: true, now });
  if (row.kind === 'price') await context.services.jobs.send(tx, sendPriceAlerts.name, { id: row.id });
}

/**
 * Spends the mailed token, once (rule MAIL-04). TOKEN_EXPIRED with its State; CONFLICT when the person has as many as
 * one may have.
 */
export const confirmNotification = defineHandler(CALLS.confirmNotification, async ({ body }, context) => {
  const { email } = await readOpenLink('notification', body.Token, context);
  await context.db.transaction((tx) => consume(tx, body.Token, email, context));
  return { success: true };
});
