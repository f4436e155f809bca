import * as v from 'valibot';
import type { User } from './user.ts';

const Limited = v.object({ countryIds: v.array(v.number()) });

/**
 * The countries that a member of staff is limited to; null: all. A user of a token has them beside the fields of
 * specification section 3: those are part of the platform's types, and one more would end every release built before.
 */
export function getCountryIds(user: User | null): readonly number[] | null {
  const limited = v.safeParse(Limited, user);
  return limited.success ? limited.output.countryIds : null;
}
