import { CALLS, COOKIES } from '@heizplatz/contract';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { defineHandler } from '../http/define-handler';
import { issueTokens } from './issue-tokens';
import { expireRegistrations, markUsed } from './link-repository';
import { makeCustomer } from './registered-customer';
import { RegistrationContent } from './registration-content';
import { deleteRegistration } from './registration-repository';
import { linkProblem, openLink, readOpenLink } from './spend-link';
import { accountByEmail } from './user-repository';
import { violatesUnique } from './violates-unique';

const TAKEN = 'Zu dieser E-Mail-Adresse gibt es inzwischen ein Konto. Bitte melden Sie sich damit an.';

async function confirm(tx: Database, token: string, now: Date): Promise<number> {
  const link = await openLink(tx, 'registration', token, now);
  if (await accountByEmail(tx, link.email)) throw linkProblem('used', TAKEN);
  const userId = await makeCustomer(tx, { link, content: v.parse(RegistrationContent, link.content), now });
  await markUsed(tx, link.tokenHash, now);
  await expireRegistrations(tx, link.email, now);
  if (link.registrationHash) await deleteRegistration(tx, link.registrationHash);
  return userId;
}

/** One account a link, and one an e-mail: of two links that are pressed at once the second is told 'used'. */
export const answerConfirmRegistration = defineHandler(CALLS.confirmRegistration, async ({ body }, context) => {
  const { db, clock, cookies, log } = context;
  await readOpenLink('registration', body.Token, context);
  const confirmed = db.transaction((tx) => confirm(tx, body.Token, clock()));
  const userId = await confirmed.catch((error: unknown) => {
    throw violatesUnique(error, 'users_email_unique') ? linkProblem('used', TAKEN) : error;
  });
  cookies.clear(COOKIES.registration);
  log.info({ userId }, 'customer registered');
  return { success: true, token: await issueTokens(userId, context) };
});
