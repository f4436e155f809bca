import { type CallContext, type Database, defineHandler, problem, violatesUnique } from '@heizplatz/api-platform';
import { CALLS, COOKIES } from '@heizplatz/contract';
import * as v from 'valibot';
import { isRequestedHere } from '../login/requested-here';
import { checkPassword } from '../password/check-password';
import { logInHere } from '../login/log-in-here';
import { expireRegistrations, markUsed } from '../mailed-links/link-repository';
import type { MailedLink } from '../mailed-links/mailed-link';
import { hashPassword } from '../password/password';
import { makeCustomer } from './registered-customer';
import { RegistrationContent } from './registration-content';
import { deleteRegistration } from './registration-repository';
import { linkProblem, openLink, readOpenLink } from '../mailed-links/consume-token';
import { accountByEmail } from '../users/user-repository';

const TAKEN = 'Zu dieser E-Mail-Adresse gibt es inzwischen ein Konto. Bitte melden Sie sich damit an.';

/** The password of the mailbox's owner: the one sent with the link, or the one entered in this browser before. */
async function getPasswordHash(
  link: MailedLink,
  password: string | undefined,
  { cookies }: CallContext,
): Promise<string> {
  if (password === undefined && link.passwordHash !== null && isRequestedHere(link, cookies)) return link.passwordHash;
  if (password === undefined) throw problem('VALIDATION', { errors: [{ path: 'body.Password', code: 'REQUIRED' }] });
  const wrong = checkPassword(password, link.email);
  if (wrong) throw problem('VALIDATION', { errors: [{ path: 'body.Password', code: wrong }] });
  return hashPassword(password);
}

async function confirm(tx: Database, token: string, passwordHash: string, now: Date): Promise<number> {
  const link = await openLink(tx, 'registration', token, now);
  if (await accountByEmail(tx, link.email)) throw linkProblem('used', TAKEN);
  const userId = await makeCustomer(tx, {
    link,
    passwordHash,
    content: v.parse(RegistrationContent, link.content),
    now,
  });
  await markUsed(tx, link.tokenHash, now);
  await expireRegistrations(tx, link.email, now);
  if (link.registrationHash) await deleteRegistration(tx, link.registrationHash);
  return userId;
}

/** One account per link, and one per e-mail: of two links clicked at once the second gets 'used'. */
export const confirmRegistration = defineHandler(CALLS.confirmRegistration, async ({ body }, context) => {
  const { db, clock, cookies, log } = context;
  const link = await readOpenLink('registration', body.Token, context);
  const passwordHash = await getPasswordHash(link, body.Password, context);
  const confirmed = db.transaction((tx) => confirm(tx, body.Token, passwordHash, clock()));
  const userId = await confirmed.catch((error: unknown) => {
    throw violatesUnique(error, 'users_email_unique') ? linkProblem('used', TAKEN) : error;
  });
  cookies.clear(COOKIES.registration);
  log.info({ userId }, 'customer registered');
  return { success: true, token: await logInHere(userId, context) };
});
