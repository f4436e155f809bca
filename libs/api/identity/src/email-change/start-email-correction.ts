import { type CallContext, claimMailQuota, type Database, problem, queueMail } from '@heizplatz/api-platform';
import { CountryId } from '@heizplatz/contract';
import * as v from 'valibot';
import { getAddressee } from '../users/addressee';
import { type Account, accountByEmail } from '../users/user-repository';
import { expireLinks, insertLink } from '../mailed-links/link-repository';
import type { MailedLink } from '../mailed-links/mailed-link';
import { emailCorrectionAnnouncedMail, emailCorrectionMail } from './email-change-mails';

const CORRECTION = { IsCorrection: true } as const;

/** Whether a link was requested by staff for a mistyped e-mail, and not by the account itself. */
export const isCorrection = ({ content }: Pick<MailedLink, 'content'>): boolean =>
  v.is(v.object({ IsCorrection: v.literal(true) }), content);

/**
 * Mails a link to the new mailbox, and a notice to the old one, which stays until the link is used. Throws VALIDATION
 * for the same e-mail, and CONFLICT for that of another account: such are merged.
 */
export async function startEmailCorrection(
  tx: Database,
  account: Account,
  email: string,
  context: CallContext,
): Promise<void> {
  if (email.toLowerCase() === account.email.toLowerCase())
    throw problem('VALIDATION', { errors: [{ path: 'body.NewEmailAddress', code: 'EMAIL_SAME' }] });
  const owner = await accountByEmail(tx, email);
  if (owner)
    throw problem('CONFLICT', {
      detail: `Diese E-Mail-Adresse gehört zum Konto ${owner.id}. Ist es dieselbe Person, führen Sie die Konten zusammen.`,
    });
  const now = context.clock();
  // Staff may work on another country's site.
  const countryId = v.parse(CountryId, account.countryId);
  const site = { ...context, countryId };
  await claimMailQuota(tx, { command: 'account', recipient: email, ip: context.ip }, context);
  await expireLinks(tx, account.id, 'email-change', now);
  const link = { purpose: 'email-change', countryId, email, userId: account.id } as const;
  const token = await insertLink(tx, { ...link, content: CORRECTION }, now);
  await queueMail(tx, emailCorrectionMail(getAddressee(email, site), token), context);
  await queueMail(tx, emailCorrectionAnnouncedMail(getAddressee(account.email, site), email), context);
}
