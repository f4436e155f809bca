import {
  type CallContext,
  claimMailQuota,
  type Database,
  defineHandler,
  problem,
  queueMail,
  violatesUnique,
} from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { isStaffRoles } from '@heizplatz/identity';
import { STAFF_HOME_PATH } from '@heizplatz/routes';
import { getAddressee } from '../users/addressee';
import { invitationMail } from '../users/invitation-mail';
import { INVITATION_TTL_SECONDS } from '../session/lifetimes';
import { expireLinks, insertLink } from '../mailed-links/link-repository';
import { passwordLinkContent } from '../password/password-link-content';
import { type Account, accountById, accountByEmail, insertUser } from '../users/user-repository';
import { changePerson } from './change-person';
import { presentPerson } from './present-person';

const TAKEN = 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.';

/** The newest link alone counts. It leads to the page that sets a password, and from there to the login and the staff's area. */
async function sendInvitation(tx: Database, person: Account, context: CallContext): Promise<void> {
  const { services, user } = context;
  const { id: userId, email } = person;
  const now = context.clock();
  await claimMailQuota(tx, { command: 'invitation', recipient: email }, context);
  await expireLinks(tx, userId, 'password', now);
  const content = passwordLinkContent(isStaffRoles(person.roles) ? STAFF_HOME_PATH : null);
  const link = { purpose: 'password', countryId: context.countryId, email, userId, content } as const;
  const token = await insertLink(tx, { ...link, ttlSeconds: INVITATION_TTL_SECONDS }, now);
  const inviter = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();
  const needsSecondFactor = services.config.needsSecondFactor && isStaffRoles(person.roles);
  await queueMail(tx, invitationMail(getAddressee(email, context), { token, inviter, needsSecondFactor }), context);
}

/** An account without a password: no login is possible before the mailed link was used. */
export const inviteUser = defineHandler(CALLS.inviteUser, async ({ body }, context) => {
  const { db, clock, countryId, audit, log } = context;
  const { Email: email, FirstName: firstName, LastName: lastName, Roles: roles } = body;
  const invited = db.transaction(async (tx) => {
    if (await accountByEmail(tx, email)) throw problem('CONFLICT', { detail: TAKEN });
    const id = await insertUser(tx, { countryId, email, firstName, lastName, roles, createdAt: clock() });
    audit.note({ forUser: { id, name: `${firstName} ${lastName}` }, after: { email, roles } });
    const person = await accountById(tx, id);
    if (!person) throw new Error('the invited person is gone');
    await sendInvitation(tx, person, context);
    log.info({ userId: id }, 'invited');
    return presentPerson(tx, person, context);
  });
  return invited.catch((error: unknown) => {
    throw violatesUnique(error, 'users_email_unique') ? problem('CONFLICT', { detail: TAKEN }) : error;
  });
});

export const inviteUserAgain = defineHandler(CALLS.inviteUserAgain, ({ params }, context) =>
  changePerson({ personId: params.personId }, context, async (tx, person) => {
    if (person.passwordHash !== null)
      throw problem('CONFLICT', {
        detail: 'Die Einladung ist schon angenommen. Ein vergessenes Passwort setzt man bei der Anmeldung neu.',
      });
    if (person.lockedAt) throw problem('CONFLICT', { detail: 'Dieser Zugang ist gesperrt.' });
    await sendInvitation(tx, person, context);
  }),
);
