import type { User } from './user.ts';

/** As `parseUser` makes it of a token, which checks the list. */
type LimitedUser = User & { readonly countryIds?: readonly number[] };

/**
 * The countries that a member of staff is limited to; null: all. A user of a token has them beside the fields of rule
 * SESSION-10: those are part of the platform's types, and one more would end every release built before.
 */
export const getCountryIds = (user: User | null): readonly number[] | null =>
  (user as LimitedUser | null)?.countryIds ?? null;
