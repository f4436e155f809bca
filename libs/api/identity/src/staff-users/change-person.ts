import {
  type CallContext,
  type Database,
  acquireAdvisoryLock,
  problem,
  versionConflict,
} from '@heizplatz/api-platform';
import type { StaffUser } from '@heizplatz/contract';
import type { Account } from '../users/user-repository';
import { lockPerson } from './person-repository';
import { presentPerson } from './present-person';

interface Change {
  readonly personId: number;
  /** As the form read it; absent where nothing is written over. */
  readonly version?: number;
}

/**
 * One change of a person at a time, so that when two admins revoke each other's role at once one remains. NOT_FOUND
 * for customers and dealers, VERSION_CONFLICT after a concurrent change. Notes the affected person. Responds with the
 * saved data.
 */
export async function changePerson(
  { personId, version }: Change,
  context: CallContext,
  change: (tx: Database, person: Account) => Promise<void>,
): Promise<StaffUser> {
  return context.db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'people and their roles');
    const person = await lockPerson(tx, personId);
    if (!person) throw problem('NOT_FOUND');
    context.audit.note({ forUser: { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() } });
    if (version !== undefined && version !== person.version)
      throw versionConflict({
        ...(await presentPerson(tx, person, context)),
        // The form has a box for each.
        ...Object.fromEntries(person.roles.map((role) => [role, true])),
        ...Object.fromEntries((person.countryIds ?? []).map((id) => [`country-${id}`, true])),
      });
    await change(tx, person);
    const changed = await lockPerson(tx, personId);
    if (!changed) throw problem('NOT_FOUND');
    return presentPerson(tx, changed, context);
  });
}
