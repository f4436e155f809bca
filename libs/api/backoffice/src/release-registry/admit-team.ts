import type { CallDependencies } from '@heizplatz/api-platform';
import { findReleaseToken, type ReleaseToken } from '@heizplatz/releases/database';
import type { FastifyRequest } from 'fastify';
import { RegistryError } from './registry-error';

const BEARER = /^Bearer (\S{1,200})$/;

/**
 * Whose token a request brings. Throws TOKEN_MISSING, TOKEN_UNKNOWN, TOKEN_REVOKED or TOKEN_EXPIRED, and TOO_MANY_REQUESTS (a problem) to
 * addresses that tried too many.
 */
export async function admitTeam(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  { db, clock, services: { limits } }: CallDependencies,
): Promise<ReleaseToken> {
  const limited = { command: 'release-registry', ip };
  await limits.check(db, limited, clock());
  const [, token] = BEARER.exec(headers.authorization ?? '') ?? [];
  const now = clock();
  const found = token === undefined ? null : await findReleaseToken(db, token, now);
  if (found && !found.revokedAt && found.expiresAt > now) return found;
  await limits.recordFailure(db, limited, clock());
  if (token === undefined) throw new RegistryError('TOKEN_MISSING', 'a token is needed: Authorization: Bearer TOKEN');
  if (!found) throw new RegistryError('TOKEN_UNKNOWN', 'the registry does not know this token');
  if (found.revokedAt) throw new RegistryError('TOKEN_REVOKED', 'this token was revoked; the operator has a new one');
  const day = found.expiresAt.toISOString().slice(0, 10);
  throw new RegistryError('TOKEN_EXPIRED', `this token expired on ${day}; the operator rotates it`);
}

/** Throws OTHER_TEAMS_REMOTE unless the token is for this remote. */
export function checkTeamsRemote({ team, remotes }: ReleaseToken, remote: string): void {
  if (!remotes.includes(remote))
    throw new RegistryError('OTHER_TEAMS_REMOTE', `the token of team ${team} is not for ${remote}`);
}
