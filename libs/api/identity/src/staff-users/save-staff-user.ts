import { changedFields, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { endFamiliesOf } from '../session/refresh-repository';
import { changeUser } from '../users/user-repository';
import { changePerson } from './change-person';
import { countOtherAdmins } from './person-repository';
import { adminRefusal, isAdmin, sameRoles } from './roles-refusal';

const ALL_COUNTRIES = 'Ein Admin ist für alle Länder da. Nehmen Sie zuerst die Rolle oder die Länder weg.';

/** None, or all of them, is no limit. */
const limitTo = (countries: readonly CountryId[]): CountryId[] | null => {
  const chosen = [...new Set(countries)].toSorted((a, b) => a - b);
  return chosen.length === 0 || chosen.length === Object.keys(SITES).length ? null : chosen;
};

/** Other roles end the person's logins, on all nodes at once: every call reads its login from the database. */
export const saveStaffUser = defineHandler(CALLS.saveStaffUser, ({ params, body }, context) => {
  const { clock, user, audit, log } = context;
  return changePerson({ personId: params.personId, version: body.Version }, context, async (tx, person) => {
    const roles = [...new Set(body.Roles)];
    const countryIds = body.Countries ? limitTo(body.Countries) : person.countryIds;
    const changes = { firstName: body.FirstName, lastName: body.LastName, roles, countryIds };
    audit.note({ before: changedFields(person, changes), after: changes });
    const isSelf = person.id === user?.id;
    const [wasAdmin, staysAdmin] = [isAdmin(person.roles), isAdmin(changes.roles)];
    const otherAdmins = await countOtherAdmins(tx, person.id);
    const refusal = adminRefusal({ isSelf, wasAdmin, staysAdmin, otherAdmins });
    if (refusal !== null) throw problem('CONFLICT', { detail: refusal });
    if (countryIds !== null && isAdmin(roles)) throw problem('CONFLICT', { detail: ALL_COUNTRIES });
    await changeUser(tx, person.id, changes);
    if (sameRoles(person.roles, changes.roles)) return;
    // Users who change their own roles continue with the new ones.
    if (!isSelf) await endFamiliesOf(tx, person.id, { endReason: 'roles', endedAt: clock() });
    log.info({ userId: person.id }, 'roles changed');
  });
});
