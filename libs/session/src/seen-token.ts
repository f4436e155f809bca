import type { Cookies } from '@heizplatz/api-client';
import { COOKIES } from '@heizplatz/contract';
import { parsePayload, type User, parseUser } from '@heizplatz/identity';

/** The token as the cookies have it now; it stays there beyond its end, so that it can be refreshed. */
export interface SeenToken {
  readonly isThere: boolean;
  /** Whom it names, past its end too. */
  readonly user: User | null;
  /** Null when the expiry cookie is missing or no number. */
  readonly expiresAt: Date | null;
}

export function seeToken(cookies: Cookies): SeenToken {
  const token = cookies[COOKIES.token] ?? '';
  const expirySeconds = Number(cookies[COOKIES.tokenExpiry] ?? Number.NaN);
  return {
    isThere: token !== '',
    user: token === '' ? null : parseUser(parsePayload(token)),
    expiresAt: Number.isFinite(expirySeconds) ? new Date(expirySeconds * 1000) : null,
  };
}

export const isPast = ({ expiresAt }: SeenToken, now: Date): boolean => expiresAt === null || expiresAt <= now;
