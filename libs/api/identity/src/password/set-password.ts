import { type CallContext, type Database, defineHandler, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { mailboxProven } from './password-events';
import { passwordChangedMail } from './password-mails';
import { deletePasskeysOf } from '../passkeys/passkey-repository';
import { getAddressee } from '../users/addressee';
import { checkPassword } from './check-password';
import { expireLinks, markUsed } from '../mailed-links/link-repository';
import { hashPassword } from './password';
import { getReturnUrl } from './password-link-content';
import { endFamiliesOf } from '../session/refresh-repository';
import { linkProblem, openLink, readOpenLink } from '../mailed-links/consume-token';
import { changeUser, lockAccount } from '../users/user-repository';

/**
 * Returns the return URL. All other sessions, open links and passkeys are revoked: the mailbox's owner may be taking
 * its account back.
 */
async function set(tx: Database, token: string, passwordHash: string, context: CallContext): Promise<string | null> {
  const now = context.clock();
  const link = await openLink(tx, 'password', token, now);
  const account = link.userId === null ? null : await lockAccount(tx, link.userId);
  if (!account || account.lockedAt) throw linkProblem('expired');
  await markUsed(tx, link.tokenHash, now);
  await changeUser(tx, account.id, { passwordHash });
  await expireLinks(tx, account.id, 'password', now);
  await expireLinks(tx, account.id, 'email-change', now);
  const passkeys = await deletePasskeysOf(tx, account.id);
  await endFamiliesOf(tx, account.id, { endReason: 'password', endedAt: now });
  // An invited user had no password before, and has just responded to that mail.
  if (account.passwordHash !== null)
    await queueMail(tx, passwordChangedMail(getAddressee(account.email, context), { passkeys }), context);
  else await mailboxProven.publish(tx, { userId: account.id, email: account.email, at: now });
  return getReturnUrl(link.content);
}

export const setPassword = defineHandler(CALLS.setPassword, async ({ body }, context) => {
  const { db, log } = context;
  const link = await readOpenLink('password', body.Token, context);
  const wrong = checkPassword(body.Password, link.email);
  if (wrong) throw problem('VALIDATION', { errors: [{ path: 'body.Password', code: wrong }] });
  const passwordHash = await hashPassword(body.Password);
  const ReturnUrl = await db.transaction((tx) => set(tx, body.Token, passwordHash, context));
  log.info({ userId: link.userId }, 'password set by link');
  return { success: true, ReturnUrl };
});
