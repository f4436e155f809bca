import { actionName, defineHandler, isAuditedCall, isPersonalRead } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listPeople } from './audit-repository';

/** The commands that can be filtered by: calls that write an audit entry. */
const COMMANDS = Object.values(CALLS)
  .filter((call) => isAuditedCall(call) || isPersonalRead(call))
  .map(({ id }) => ({ CallId: id, Act: actionName(id) }))
  .toSorted((one, other) => one.Act.localeCompare(other.Act, 'de'));

/** Current accounts; deleted ones can still be found in the log by searching the period. */
export const auditChoices = defineHandler(CALLS.auditChoices, async (_, { db }) => {
  const people = await listPeople(db);
  return {
    Persons: people.map((person) => ({
      PersonId: person.id,
      Name: [person.lastName, person.firstName].filter(Boolean).join(', ') || person.email,
    })),
    Acts: COMMANDS,
  };
});
