import * as v from 'valibot';
import { TokenClaims } from './token-claims.ts';
import type { User } from './user.ts';

/** The user in a token's payload; null when it names none. The signature is the caller's matter. */
export function parseUser(payload: unknown): User | null {
  const claims = v.safeParse(TokenClaims, payload);
  if (!claims.success) return null;
  const { sub, role, ...fields } = claims.output;
  return { id: Number(sub), roles: typeof role === 'string' ? [role] : role, ...fields };
}
