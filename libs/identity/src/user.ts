import * as v from 'valibot';

/** Who a session token names (rule SESSION-10). */
export const User = v.object({
  id: v.pipe(v.number(), v.integer()),
  /** Before the name. */
  title1: v.string(),
  /** After the name. */
  title2: v.string(),
  /** May hold roles that this release does not know. */
  roles: v.array(v.string()),
  /** A supporter impersonates this user. */
  isImpersonatedS: v.boolean(),
  isGuest: v.boolean(),
  hasAnyOrder: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
});
export type User = v.InferOutput<typeof User>;
