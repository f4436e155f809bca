import {
  type CallContext,
  claimMailQuota,
  type Database,
  defineHandler,
  problem,
  queueMail,
} from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { emailChangeRequestedMail, emailChangeMail, emailTakenMail } from './email-change-mails';
import { getAddressee } from '../users/addressee';
import { confirmPassword } from '../password/confirm-password';
import { expireLinks, insertLink } from '../mailed-links/link-repository';
import { accountByEmail, type Account, lockAccount } from '../users/user-repository';

/** A taken e-mail gets a link that is not mailed, so that it looks pending like any other. */
async function request(tx: Database, account: Account, email: string, context: CallContext): Promise<void> {
  const { clock, countryId, ip } = context;
  const now = clock();
  await lockAccount(tx, account.id);
  await claimMailQuota(tx, { command: 'account', recipient: email, ip }, context);
  await expireLinks(tx, account.id, 'email-change', now);
  const token = await insertLink(tx, { purpose: 'email-change', countryId, email, userId: account.id }, now);
  const taken = await accountByEmail(tx, email);
  const to = getAddressee(email, context);
  await queueMail(tx, taken ? emailTakenMail(to) : emailChangeMail(to, token), context);
  await queueMail(tx, emailChangeRequestedMail(getAddressee(account.email, context), email), context);
}

export const requestEmailChange = defineHandler(CALLS.requestEmailChange, async ({ body }, context) => {
  const { db } = context;
  const account = await confirmPassword(body.Password, 'body.Password', context);
  const email = body.NewEmailAddress;
  if (email.toLowerCase() === account.email.toLowerCase())
    throw problem('VALIDATION', { errors: [{ path: 'body.NewEmailAddress', code: 'EMAIL_SAME' }] });
  await db.transaction((tx) => request(tx, account, email, context));
  return { success: true };
});
