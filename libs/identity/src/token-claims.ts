import * as v from 'valibot';
import type { User } from './user.ts';

/** A user as claims of the session token; one role stands alone, several as a list, none is left out. */
export const TokenClaims = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  role: v.optional(v.union([v.string(), v.array(v.string())]), []),
  title1: v.optional(v.string(), ''),
  title2: v.optional(v.string(), ''),
  firstName: v.optional(v.string(), ''),
  lastName: v.optional(v.string(), ''),
  isImpersonatedS: v.optional(v.boolean(), false),
  isGuest: v.optional(v.boolean(), false),
  hasAnyOrder: v.optional(v.boolean(), false),
  countryIds: v.optional(v.array(v.number())),
});
export type TokenClaims = v.InferInput<typeof TokenClaims>;

export function toClaims({ id, roles, ...fields }: User): TokenClaims {
  const [only, ...others] = roles;
  const role = others.length > 0 ? roles : only;
  return { sub: String(id), ...(role !== undefined && { role }), ...fields };
}
