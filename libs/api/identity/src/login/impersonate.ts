import { after, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { isPlainCustomer } from '@heizplatz/identity';
import { sendTokens } from '../session/issue-tokens';
import { IMPERSONATION_TTL_SECONDS } from '../session/lifetimes';
import { hashToken, newOpaqueToken } from '../session/opaque-token';
import { insertSession, type NewSession } from '../session/refresh-repository';
import { suspendSession } from '../session/suspended-session-repository';
import { accountById } from '../users/user-repository';

/** Both or neither: a session suspended without an impersonation could not be resumed. */
async function switchLogin(tx: Database, session: NewSession & { restingFamilyId: string }): Promise<string> {
  if (!(await suspendSession(tx, session.restingFamilyId, session.createdAt))) throw problem('UNAUTHENTICATED');
  return insertSession(tx, session);
}

/** NOT_FOUND for staff, dealers, guests, locked accounts and oneself, as for unknown ones. Lasts a working day. */
export const impersonate = defineHandler(CALLS.impersonate, async ({ body }, context) => {
  const { db, clock, user, familyId: suspendedSessionId, audit, log } = context;
  if (!user || suspendedSessionId === null) throw problem('UNAUTHENTICATED');
  const customer = await accountById(db, body.UserId);
  if (!customer || !isPlainCustomer(customer) || customer.id === user.id) throw problem('NOT_FOUND');
  const { id: userId, firstName, lastName } = customer;
  audit.note({ forUser: { id: userId, name: `${firstName} ${lastName}` }, reason: body.Reason });
  const refreshToken = newOpaqueToken();
  const now = clock();
  const session = {
    ...{ userId, actingUserId: user.id, restingFamilyId: suspendedSessionId, createdAt: now },
    expiresAt: after(now, IMPERSONATION_TTL_SECONDS),
    tokenHash: hashToken(refreshToken),
    tokenExpiresAt: after(now, IMPERSONATION_TTL_SECONDS),
  };
  const familyId = await db.transaction((tx) => switchLogin(tx, session));
  log.info({ userId, actorId: user.id }, 'acts as a customer');
  return { success: true, token: await sendTokens({ familyId, userId, actingUserId: user.id }, refreshToken, context) };
});
