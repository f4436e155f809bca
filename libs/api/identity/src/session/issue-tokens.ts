import { after, type CallContext, problem } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import { isPlainCustomer, mayImpersonate } from '@heizplatz/identity';
import { SESSION_TTL_SECONDS, REFRESH_TTL_SECONDS } from './lifetimes';
import { hashToken, newOpaqueToken } from './opaque-token';
import { endSession, insertSession, readRefresh } from './refresh-repository';
import type { Login } from './rotate-refresh';
import { setSessionCookies } from './session-cookies';
import { signSessionToken } from './session-token';
import { accountById, changeUser, openUserById } from '../users/user-repository';

/**
 * Logs a user in on this browser: a new session, its cookies, and the token, which is also the response. Ends the
 * previous session.
 */
export async function issueTokens(userId: number, context: CallContext): Promise<string> {
  const { db, clock, cookies } = context;
  const now = clock();
  const refreshToken = newOpaqueToken();
  const previousToken = cookies.get(COOKIES.refresh);
  const familyId = await db.transaction(async (tx) => {
    const previous = previousToken ? await readRefresh(tx, hashToken(previousToken)) : null;
    if (previous) await endSession(tx, previous.familyId, 'replaced', now);
    if (previous?.restingFamilyId) await endSession(tx, previous.restingFamilyId, 'replaced', now);
    await changeUser(tx, userId, { lastLoginAt: now });
    return insertSession(tx, {
      userId,
      createdAt: now,
      expiresAt: after(now, SESSION_TTL_SECONDS),
      tokenHash: hashToken(refreshToken),
      tokenExpiresAt: after(now, REFRESH_TTL_SECONDS),
    });
  });
  return sendTokens({ familyId, userId, actingUserId: null }, refreshToken, context);
}

/** The token of a login and the cookies that go with it. Throws UNAUTHENTICATED when user or actor are gone or locked. */
export async function sendTokens(login: Login, refreshToken: string, context: CallContext): Promise<string> {
  const { db, services } = context;
  const user = await openUserById(db, login.userId);
  if (!user || !(await isStillAllowed(login, context))) throw problem('UNAUTHENTICATED');
  const hasAnyOrder = await services.hasAnyOrder(db, user.id);
  const named = { ...user, hasAnyOrder, isImpersonatedS: login.actingUserId !== null };
  const signed = await signSessionToken(named, services.config.secrets.session, context.clock(), login);
  setSessionCookies(context.cookies, signed, refreshToken);
  return signed.token;
}

async function isStillAllowed({ userId, actingUserId: impersonatorId }: Login, { db }: CallContext): Promise<boolean> {
  if (impersonatorId === null) return true;
  const [actor, customer] = [await accountById(db, impersonatorId), await accountById(db, userId)];
  if (!actor || !customer) return false;
  return actor.lockedAt === null && mayImpersonate(actor.roles) && isPlainCustomer(customer);
}
