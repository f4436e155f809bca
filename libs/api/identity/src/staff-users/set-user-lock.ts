import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { expireLinks } from '../mailed-links/link-repository';
import { endFamiliesOf } from '../session/refresh-repository';
import { changeUser } from '../users/user-repository';
import { changePerson } from './change-person';
import { countOtherAdmins } from './person-repository';
import { isAdmin } from './roles-refusal';

/** A locked person is out on all nodes with its next call, and its mailed links open nothing. */
export const setUserLock = defineHandler(CALLS.setUserLock, ({ params, body }, context) => {
  const { clock, user, audit, log } = context;
  audit.note({ reason: body.Reason });
  return changePerson({ personId: params.personId, version: body.Version }, context, async (tx, person) => {
    const lockedAt = body.IsLocked ? (person.lockedAt ?? clock()) : null;
    audit.note({ before: { lockedAt: person.lockedAt }, after: { lockedAt } });
    if (body.IsLocked && person.id === user?.id)
      throw problem('CONFLICT', { detail: 'Den eigenen Zugang kann niemand selbst sperren.' });
    if (body.IsLocked && isAdmin(person.roles) && (await countOtherAdmins(tx, person.id)) === 0)
      throw problem('CONFLICT', { detail: 'Das ist der letzte Admin. Geben Sie die Rolle zuerst jemand anderem.' });
    await changeUser(tx, person.id, { lockedAt });
    if (lockedAt === null) return;
    await endFamiliesOf(tx, person.id, { endReason: 'locked', endedAt: lockedAt });
    await expireLinks(tx, person.id, 'password', clock());
    log.info({ userId: person.id }, 'person locked');
  });
});
