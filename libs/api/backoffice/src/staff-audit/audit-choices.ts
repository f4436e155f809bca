import { actionName, defineHandler, isAuditedCall, isPersonalRead } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listPeople } from './audit-repository';

/** What somebody may be asked about: calls that leave a line. */
const COMMANDS = Object.values(CALLS)
  .filter((call) => isAuditedCall(call) || isPersonalRead(call))
  .map(({ id }) => ({ CallId: id, Act: actionName(id) }))
  .toSorted((one, other) => one.Act.localeCompare(other.Act, 'de'));

/** People as they are now; who is gone is still found in the log by a search of the time. */
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
