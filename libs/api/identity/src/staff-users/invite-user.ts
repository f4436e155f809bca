import { defineHandler, problem, violatesUnique } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { EMAIL_TAKEN, sendInvitation } from '../users/send-invitation';
import { accountById, accountByEmail, insertUser } from '../users/user-repository';
import { changePerson } from './change-person';
import { presentPerson } from './present-person';

/** An account without a password: no login is possible before the mailed link was used. */
export const inviteUser = defineHandler(CALLS.inviteUser, async ({ body }, context) => {
  const { db, clock, countryId, audit, log } = context;
  const { Email: email, FirstName: firstName, LastName: lastName, Roles: roles } = body;
  const invited = db.transaction(async (tx) => {
    if (await accountByEmail(tx, email)) throw problem('CONFLICT', { detail: EMAIL_TAKEN });
    const id = await insertUser(tx, { countryId, email, firstName, lastName, roles, createdAt: clock() });
    audit.note({ forUser: { id, name: `${firstName} ${lastName}` }, after: { email, roles } });
    const person = await accountById(tx, id);
    if (!person) throw new Error('the invited person is gone');
    await sendInvitation(tx, person, context);
    log.info({ userId: id }, 'invited');
    return presentPerson(tx, person, context);
  });
  return invited.catch((error: unknown) => {
    throw violatesUnique(error, 'users_email_unique') ? problem('CONFLICT', { detail: EMAIL_TAKEN }) : error;
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
