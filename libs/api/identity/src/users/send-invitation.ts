import { type CallContext, claimMailQuota, type Database, queueMail } from '@heizplatz/api-platform';
import { CountryId } from '@heizplatz/contract';
import { isStaffRoles } from '@heizplatz/identity';
import { STAFF_HOME_PATH } from '@heizplatz/routes';
import * as v from 'valibot';
import { expireLinks, insertLink } from '../mailed-links/link-repository';
import { passwordLinkContent } from '../password/password-link-content';
import { INVITATION_TTL_SECONDS } from '../session/lifetimes';
import { getAddressee } from './addressee';
import { invitationMail } from './invitation-mail';
import type { Account } from './user-repository';

/** Why nobody is invited to an e-mail. */
export const EMAIL_TAKEN = 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.';

/**
 * The newest link alone counts. It leads to the page that sets a password, and from there to the login and staff's or the
 * dealer's area.
 */
export async function sendInvitation(tx: Database, person: Account, context: CallContext): Promise<void> {
  const { services, user } = context;
  const { id: userId, email } = person;
  const now = context.clock();
  const countryId = v.parse(CountryId, person.countryId);
  await claimMailQuota(tx, { command: 'invitation', recipient: email }, context);
  await expireLinks(tx, userId, 'password', now);
  const content = passwordLinkContent(isStaffRoles(person.roles) ? STAFF_HOME_PATH : person.redirectUrl);
  const link = { purpose: 'password', countryId, email, userId, content } as const;
  const token = await insertLink(tx, { ...link, ttlSeconds: INVITATION_TTL_SECONDS }, now);
  const inviter = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();
  const needsSecondFactor = services.config.needsSecondFactor && isStaffRoles(person.roles);
  await queueMail(
    tx,
    invitationMail(getAddressee(email, { ...context, countryId }), { token, inviter, needsSecondFactor }),
    context,
  );
}
