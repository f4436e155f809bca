import { mayActForOthers, type User } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { refreshFamilies, users } from './schema';
import type { TokenHolder } from './session-token';

/** Who calls, as the database knows it at this moment. */
export interface Caller {
  /** With the roles that it has now, whatever its token says. */
  readonly user: User;
  readonly familyId: string;
  /** Who acts as the user; null: the user itself. */
  readonly actor: { readonly id: number; readonly name: string } | null;
}

const actors = alias(users, 'actors');

function readLogin(db: Database, familyId: string) {
  return db
    .select({
      userId: refreshFamilies.userId,
      actingUserId: refreshFamilies.actingUserId,
      endedAt: refreshFamilies.endedAt,
      restsSince: refreshFamilies.restsSince,
      expiresAt: refreshFamilies.expiresAt,
      lockedAt: users.lockedAt,
      roles: users.roles,
      actor: {
        firstName: actors.firstName,
        lastName: actors.lastName,
        lockedAt: actors.lockedAt,
        roles: actors.roles,
      },
    })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .leftJoin(actors, eq(actors.id, refreshFamilies.actingUserId))
    .where(eq(refreshFamilies.id, familyId));
}

/**
 * The caller, if its login still stands: not ended, resting or over, user and actor not locked, the actor still support.
 * So a logout, a lock, a new password or a role that was taken counts at once, and not when the token ends.
 */
export async function findLiveCaller(
  db: Database,
  { user, familyId, actingUserId }: TokenHolder,
  now: Date,
): Promise<Caller | null> {
  if (familyId === null) return null;
  const [login] = await readLogin(db, familyId);
  if (!login || login.userId !== user.id || login.actingUserId !== actingUserId) return null;
  if (login.endedAt || login.restsSince || login.lockedAt || login.expiresAt <= now) return null;
  const { actor, roles } = login;
  if (actingUserId !== null && (!actor || actor.lockedAt || !mayActForOthers(actor.roles))) return null;
  return {
    user: { ...user, roles },
    familyId,
    actor: actor && actingUserId !== null ? { id: actingUserId, name: `${actor.firstName} ${actor.lastName}` } : null,
  };
}
