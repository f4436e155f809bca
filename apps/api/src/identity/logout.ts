import { CALLS, COOKIES } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { hashOfToken } from './opaque-token';
import { endFamily, lockRefresh } from './refresh-repository';
import { deleteRegistration } from './registration-repository';
import { clearSessionCookies } from './session-cookies';

/** Whoever is not logged in is logged out just as well. What a guest has entered is forgotten too. */
export const answerLogout = defineHandler(CALLS.logout, async (_, { cookies, db, clock, user }) => {
  const refreshToken = cookies.get(COOKIES.refresh);
  const registrationToken = cookies.get(COOKIES.registration);
  await db.transaction(async (tx) => {
    const stored = refreshToken ? await lockRefresh(tx, hashOfToken(refreshToken)) : null;
    if (stored) await endFamily(tx, stored.familyId, 'logout', clock());
    if (registrationToken) await deleteRegistration(tx, hashOfToken(registrationToken));
  });
  clearSessionCookies(cookies);
  cookies.clear(COOKIES.registration);
  return { Success: true, UserSwitched: user?.isImpersonatedS ?? false };
});
