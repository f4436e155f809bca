import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { endFamiliesOf } from '../session/refresh-repository';
import { deleteSecondFactor } from '../second-factor/second-factor-repository';
import { deletePasskeysOf } from '../passkeys/passkey-repository';
import { changePerson } from './change-person';
import { openSessionsOf } from './person-repository';

/** All but the caller's own login: of oneself the other devices. */
export const endUserSessions = defineHandler(CALLS.endUserSessions, ({ params, body }, context) => {
  const { clock, familyId, audit } = context;
  audit.note({ reason: body.Reason });
  return changePerson({ personId: params.personId }, context, async (tx, person) => {
    audit.note({ before: { logins: (await openSessionsOf(tx, person.id, clock())).length } });
    const others = familyId === null ? {} : { exceptId: familyId };
    await endFamiliesOf(tx, person.id, { endReason: 'staff', endedAt: clock(), ...others });
  });
});

/**
 * For a lost authenticator; passkeys may have been lost with it. Not for oneself: a person at an unattended browser
 * must not replace it with another.
 */
export const resetSecondFactor = defineHandler(CALLS.resetSecondFactor, ({ params, body }, context) => {
  const { clock, user, audit, log } = context;
  audit.note({ reason: body.Reason });
  return changePerson({ personId: params.personId }, context, async (tx, person) => {
    if (person.id === user?.id)
      throw problem('CONFLICT', { detail: 'Den eigenen zweiten Faktor setzt ein anderer Admin zurück.' });
    await deleteSecondFactor(tx, person.id);
    audit.note({ before: { passkeys: await deletePasskeysOf(tx, person.id) } });
    await endFamiliesOf(tx, person.id, { endReason: 'staff', endedAt: clock() });
    log.info({ userId: person.id }, 'second factor reset');
  });
});
