import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findPerson } from './person-repository';
import { presentPerson } from './present-person';

/** NOT_FOUND for customers and dealers, who are no people of this list. */
export const staffUser = defineHandler(CALLS.staffUser, async ({ params }, context) => {
  const person = await findPerson(context.db, params.personId);
  if (!person) throw problem('NOT_FOUND');
  return presentPerson(context.db, person, context);
});
