import { IS_PERSON, users } from '@heizplatz/api-identity';
import { actName, defineHandler, isAuditedCall, isPersonalRead } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { asc } from 'drizzle-orm';

/** What somebody may be asked about: calls that leave a line. */
const ACTS = Object.values(CALLS)
  .filter((call) => isAuditedCall(call) || isPersonalRead(call))
  .map(({ id }) => ({ CallId: id, Act: actName(id) }))
  .toSorted((one, other) => one.Act.localeCompare(other.Act, 'de'));

/** People as they are now; who is gone is still found in the log by a search of the time. */
export const auditChoices = defineHandler(CALLS.auditChoices, async (_, { db }) => {
  const { id, firstName, lastName, email } = users;
  const people = await db
    .select({ id, firstName, lastName, email })
    .from(users)
    .where(IS_PERSON)
    .orderBy(asc(lastName));
  return {
    Persons: people.map((person) => ({
      PersonId: person.id,
      Name: [person.lastName, person.firstName].filter(Boolean).join(', ') || person.email,
    })),
    Acts: ACTS,
  };
});
