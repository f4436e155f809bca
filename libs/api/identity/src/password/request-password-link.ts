import {
  type CallContext,
  claimMailQuota,
  type Database,
  defineHandler,
  type Mail,
  queueMail,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { lockedAccountMail, noAccountMail, passwordLinkMail } from './password-mails';
import { getAddressee } from '../users/addressee';
import { insertLink } from '../mailed-links/link-repository';
import { passwordLinkContent } from './password-link-content';
import { accountByEmail } from '../users/user-repository';

type Body = CallRequest<typeof CALLS.requestPasswordLink>['body'];

/** A link is always created, so that unknown e-mails take equally long; theirs is not mailed and grants nothing. */
async function compose(tx: Database, body: Body, context: CallContext): Promise<Mail> {
  const email = body.EmailAddress;
  const { countryId, clock } = context;
  const account = await accountByEmail(tx, email);
  const owner = account && !account.lockedAt ? { userId: account.id } : {};
  const link = {
    purpose: 'password',
    countryId,
    email,
    content: passwordLinkContent(body.ReturnUrl),
    ...owner,
  } as const;
  const token = await insertLink(tx, link, clock());
  const to = getAddressee(account?.email ?? email, context);
  if (!account) return noAccountMail(to);
  return account.lockedAt ? lockedAccountMail(to) : passwordLinkMail(to, token);
}

/**
 * Always sends one mail, so that neither the response nor its time reveals whether the e-mail is known; limited per
 * mailbox.
 */
export const requestPasswordLink = defineHandler(CALLS.requestPasswordLink, async ({ body }, context) => {
  const { db, ip } = context;
  await db.transaction(async (tx) => {
    await claimMailQuota(tx, { command: 'account', recipient: body.EmailAddress, ip }, context);
    await queueMail(tx, await compose(tx, body, context), context);
  });
  return { success: true };
});
