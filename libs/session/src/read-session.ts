import { type Cookies, validToken } from '@heizplatz/api-client';
import { parsePayload, type User, parseUser } from '@heizplatz/identity';

/** Who the token cookie names, while it has not expired. For showing and guarding pages; each call is checked by the API. */
export function readSession(cookies: Cookies, now: Date): User | null {
  const token = validToken(cookies, now);
  return token === null ? null : parseUser(parsePayload(token));
}
