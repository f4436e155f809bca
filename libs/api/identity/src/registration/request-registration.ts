import { type CallContext, claimMailQuota, type Database, queueMail } from '@heizplatz/api-platform';
import { getAddressee } from '../users/addressee';
import { insertLink } from '../mailed-links/link-repository';
import { lockedAccountMail } from '../password/password-mails';
import type { RegistrationContent } from './registration-content';
import { alreadyRegisteredMail, registrationMail } from './registration-mails';
import { accountByEmail } from '../users/user-repository';

export interface RegistrationQuery {
  readonly content: RegistrationContent;
  /** argon2id. */
  readonly passwordHash: string;
  /** The hp_reg of the request. */
  readonly registrationHash: string | null;
  /** The guest who becomes the customer. */
  readonly guestId: number | null;
}

/**
 * Stores a registration with a mailed link. For an e-mail that already has an account the mail reports it, and the
 * response is the same. Limited per mailbox and sender by `claimMailQuota`.
 */
export async function requestRegistration(
  tx: Database,
  { content, passwordHash, registrationHash, guestId }: RegistrationQuery,
  context: CallContext,
): Promise<void> {
  const { countryId, clock, ip } = context;
  const now = clock();
  const email = content.EmailAddress;
  await claimMailQuota(tx, { command: 'account', recipient: email, ip }, context);
  const known = await accountByEmail(tx, email);
  // Made in either case, so that both take as long and a double click is known by it.
  const stored = known ? { userId: known.id } : { content, passwordHash, guestId };
  const purpose = known ? 'password' : 'registration';
  const token = await insertLink(tx, { purpose, countryId, email, registrationHash, ...stored }, now);
  const to = getAddressee(known?.email ?? email, context);
  const mail = known
    ? known.lockedAt
      ? lockedAccountMail(to)
      : alreadyRegisteredMail(to, token)
    : registrationMail(to, token);
  await queueMail(tx, mail, context);
}
