import { changedFields, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { endFamiliesOf } from '../session/refresh-repository';
import { changeUser } from '../users/user-repository';
import { changePerson } from './change-person';
import { countOtherAdmins } from './person-repository';
import { adminRefusal, isAdmin, sameRoles } from './roles-refusal';

/** Other roles end the person's logins, on all nodes at once: every call reads its login from the database. */
export const saveStaffUser = defineHandler(CALLS.saveStaffUser, ({ params, body }, context) => {
  const { clock, user, audit, log } = context;
  return changePerson({ personId: params.personId, version: body.Version }, context, async (tx, person) => {
    const changes = { firstName: body.FirstName, lastName: body.LastName, roles: [...new Set(body.Roles)] };
    audit.note({ before: changedFields(person, changes), after: changes });
    const isSelf = person.id === user?.id;
    const [wasAdmin, staysAdmin] = [isAdmin(person.roles), isAdmin(changes.roles)];
    const otherAdmins = await countOtherAdmins(tx, person.id);
    const refusal = adminRefusal({ isSelf, wasAdmin, staysAdmin, otherAdmins });
    if (refusal !== null) throw problem('CONFLICT', { detail: refusal });
    await changeUser(tx, person.id, changes);
    if (sameRoles(person.roles, changes.roles)) return;
    // Users who change their own roles continue with the new ones.
    if (!isSelf) await endFamiliesOf(tx, person.id, { endReason: 'roles', endedAt: clock() });
    log.info({ userId: person.id }, 'roles changed');
  });
});
