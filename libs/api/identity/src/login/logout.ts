import { after, type CallContext, type Database, defineHandler } from '@heizplatz/api-platform';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { sendTokens } from '../session/issue-tokens';
import { REFRESH_TTL_SECONDS, REUSE_GRACE_SECONDS } from '../session/lifetimes';
import { hashToken, newOpaqueToken } from '../session/opaque-token';
import { endSession, lockRefresh, type StoredRefresh } from '../session/refresh-repository';
import { deleteRegistration } from '../registration/registration-repository';
import { resumeSession } from '../session/suspended-session-repository';
import type { Login } from '../session/rotate-refresh';
import { clearSessionCookies } from '../session/session-cookies';
import { openUserById } from '../users/user-repository';

interface Ended {
  readonly isSwitched: boolean;
  /** The impersonator's session, with its new token; null when it has ended too. */
  readonly woken: { readonly login: Login; readonly refreshToken: string } | null;
}

/** A copy of an old token ends the session, but does not resume another one. */
const isNewest = ({ usedAt, endedAt }: StoredRefresh, now: Date): boolean =>
  endedAt === null && (usedAt === null || now <= after(usedAt, REUSE_GRACE_SECONDS));

async function end(tx: Database, stored: StoredRefresh, now: Date): Promise<Ended> {
  const { familyId, actingUserId: impersonatorId, restingFamilyId: suspendedSessionId } = stored;
  await endSession(tx, familyId, 'logout', now);
  if (impersonatorId === null || suspendedSessionId === null) return { isSwitched: false, woken: null };
  if (!isNewest(stored, now) || !(await openUserById(tx, impersonatorId))) {
    await endSession(tx, suspendedSessionId, 'logout', now);
    return { isSwitched: true, woken: null };
  }
  const refreshToken = newOpaqueToken();
  const tokenExpiresAt = after(now, REFRESH_TTL_SECONDS);
  const userId = await resumeSession(tx, suspendedSessionId, {
    tokenHash: hashToken(refreshToken),
    tokenExpiresAt,
    now,
  });
  const login = { familyId: suspendedSessionId, userId: impersonatorId, actingUserId: null };
  return { isSwitched: true, woken: userId === impersonatorId ? { login, refreshToken } : null };
}

async function endLogin(context: CallContext): Promise<Ended> {
  const { cookies, db, clock, familyId } = context;
  const refreshToken = cookies.get(COOKIES.refresh);
  const registrationToken = cookies.get(COOKIES.registration);
  return db.transaction(async (tx) => {
    if (registrationToken) await deleteRegistration(tx, hashToken(registrationToken));
    const stored = refreshToken ? await lockRefresh(tx, hashToken(refreshToken)) : null;
    if (stored) return end(tx, stored, clock());
    if (familyId !== null) await endSession(tx, familyId, 'logout', clock());
    return { isSwitched: false, woken: null };
  });
}

/**
 * Logging out without a session succeeds too. A guest's input is deleted as well. An impersonator returns to its own
 * session, which was suspended meanwhile.
 */
export const logout = defineHandler(CALLS.logout, async (_, context) => {
  const { cookies, log, actor, user } = context;
  const { isSwitched, woken } = await endLogin(context);
  clearSessionCookies(cookies);
  cookies.clear(COOKIES.registration);
  if (woken) await sendTokens(woken.login, woken.refreshToken, context);
  if (isSwitched) log.info({ userId: user?.id, actorId: actor?.id }, 'stopped acting as a customer');
  return { Success: true, UserSwitched: isSwitched };
});
