import {
  type CallContext,
  type Database,
  defineHandler,
  problem,
  queueMail,
  violatesUnique,
} from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { emailChangedMail } from './email-change-mails';
import { getAddressee } from '../users/addressee';
import { expireLinks, insertLink, markUsed } from '../mailed-links/link-repository';
import { linkProblem, openLink, readOpenLink } from '../mailed-links/consume-token';
import { deletePasskeysOf } from '../passkeys/passkey-repository';
import { passwordLinkContent } from '../password/password-link-content';
import { passwordLinkMail } from '../password/password-mails';
import { endFamiliesOf } from '../session/refresh-repository';
import { type Account, changeUser, lockAccount } from '../users/user-repository';
import { emailCorrected } from './email-events';
import { isCorrection } from './start-email-correction';

const WHOSE =
  'Bitte melden Sie sich zuerst mit dem Konto an, dessen Adresse sich ändert: noch mit der bisherigen Adresse.';

/**
 * The old mailbox may be a stranger's, who could have set a password by it: no login that it could have made counts any
 * more, and the new mailbox gets a link that sets a password. Guests have none.
 */
async function secureCorrected(tx: Database, account: Account, to: string, context: CallContext): Promise<void> {
  const { id: userId, email: from, isGuest } = account;
  const now = context.clock();
  if (!isGuest) {
    await changeUser(tx, userId, { passwordHash: null });
    await deletePasskeysOf(tx, userId);
    await endFamiliesOf(tx, userId, { endReason: 'staff', endedAt: now });
    const link = { purpose: 'password', countryId: context.countryId, email: to, userId } as const;
    const token = await insertLink(tx, { ...link, content: passwordLinkContent(null) }, now);
    await queueMail(tx, passwordLinkMail(getAddressee(to, context), token), context);
  }
  await emailCorrected.publish(tx, { userId, from, to, context });
}

/** Links to the old mailbox are closed: its reader is no longer this account's owner. */
async function apply(tx: Database, token: string, context: CallContext): Promise<number> {
  const now = context.clock();
  const link = await openLink(tx, 'email-change', token, now);
  const account = link.userId === null ? null : await lockAccount(tx, link.userId);
  if (!account || account.lockedAt) throw linkProblem('expired');
  const isCorrected = isCorrection(link);
  // The new mailbox's reader may not be the requester: they would get an account whose password a stranger knows.
  if (!isCorrected && context.user?.id !== account.id) throw problem('FORBIDDEN', { detail: WHOSE });
  await changeUser(tx, account.id, { email: link.email });
  await markUsed(tx, link.tokenHash, now);
  await expireLinks(tx, account.id, 'password', now);
  await queueMail(tx, emailChangedMail(getAddressee(account.email, context), link.email), context);
  if (isCorrected) await secureCorrected(tx, account, link.email, context);
  return account.id;
}

/**
 * By the account's own login, which goes on like its others (FORBIDDEN without it); a correction that staff has
 * started by its link alone. CONFLICT when another account got the e-mail meanwhile; the
 * link stays open in both cases.
 */
export const confirmEmailChange = defineHandler(CALLS.confirmEmailChange, async ({ body }, context) => {
  const { db, log } = context;
  await readOpenLink('email-change', body.Token, context);
  const applied = db.transaction((tx) => apply(tx, body.Token, context));
  const userId = await applied.catch((error: unknown) => {
    if (!violatesUnique(error, 'users_email_unique')) throw error;
    throw problem('CONFLICT', { detail: 'Zu dieser E-Mail-Adresse gibt es inzwischen ein anderes Konto.' });
  });
  log.info({ userId }, 'e-mail changed');
  return { success: true };
});
