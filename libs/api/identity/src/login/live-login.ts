import type { Caller, Database, TokenHolder } from '@heizplatz/api-platform';
import { mayImpersonate } from '@heizplatz/identity';
import { findLogin } from '../session/refresh-repository';

/**
 * The caller, if its session is still valid: not ended, suspended or expired, user and impersonator not locked, the
 * impersonator still support. So a logout, a lock, a new password or a revoked role takes effect at once, and not
 * when the token expires.
 */
export async function findLiveCaller(
  db: Database,
  { user, familyId, actingUserId: impersonatorId }: TokenHolder,
  now: Date,
): Promise<Caller | null> {
  if (familyId === null) return null;
  const login = await findLogin(db, familyId);
  if (!login || login.userId !== user.id || login.actingUserId !== impersonatorId) return null;
  if (login.endedAt || login.restsSince || login.lockedAt || login.expiresAt <= now) return null;
  const { actor, roles } = login;
  if (impersonatorId !== null && (!actor || actor.lockedAt || !mayImpersonate(actor.roles))) return null;
  return {
    user: { ...user, roles },
    familyId,
    actor:
      actor && impersonatorId !== null ? { id: impersonatorId, name: `${actor.firstName} ${actor.lastName}` } : null,
    countries: login.countryIds,
  };
}
