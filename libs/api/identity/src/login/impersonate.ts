import { after, type CallContext, type Database, defineHandler, problem, siteOrigin } from '@heizplatz/api-platform';
import { CALLS, CountryId } from '@heizplatz/contract';
import { isPlainCustomer, returnPath } from '@heizplatz/identity';
import { continuedImpersonationPath } from '@heizplatz/routes';
import * as v from 'valibot';
import { sendTokens } from '../session/issue-tokens';
import { HAND_OVER_TTL_SECONDS, IMPERSONATION_TTL_SECONDS } from '../session/lifetimes';
import { hashToken, newOpaqueToken } from '../session/opaque-token';
import { insertSession, type NewSession } from '../session/refresh-repository';
import { suspendSession } from '../session/suspended-session-repository';
import { accountById } from '../users/user-repository';

/** Both or neither: a session suspended without an impersonation could not be resumed. */
async function switchLogin(tx: Database, session: NewSession & { restingFamilyId: string }): Promise<string> {
  if (!(await suspendSession(tx, session.restingFamilyId, session.createdAt))) throw problem('UNAUTHENTICATED');
  return insertSession(tx, session);
}

/**
 * Cookies belong to a host: the session waits for that of the customer's country, which takes it by a token that is
 * good once and for a minute. The supporter's own goes on here.
 */
async function handOver(
  session: Omit<NewSession, 'tokenHash' | 'tokenExpiresAt'>,
  { countryId, path }: { readonly countryId: CountryId; readonly path: string },
  { db, services, countryId: returnCountryId }: CallContext,
): Promise<string> {
  const token = newOpaqueToken();
  const tokenExpiresAt = after(session.createdAt, HAND_OVER_TTL_SECONDS);
  await insertSession(db, { ...session, returnCountryId, tokenHash: hashToken(token), tokenExpiresAt });
  return siteOrigin(countryId, services.config) + continuedImpersonationPath(token, path);
}

/**
 * NOT_FOUND for staff, dealers, guests, locked accounts and oneself, as for unknown ones. Lasts a working day. A
 * customer of another country is impersonated on that country's site: ContinueAt leads there.
 */
export const impersonate = defineHandler(CALLS.impersonate, async ({ body }, context) => {
  const { db, clock, user, familyId: suspendedSessionId, audit, log } = context;
  if (!user || suspendedSessionId === null) throw problem('UNAUTHENTICATED');
  const customer = await accountById(db, body.UserId);
  if (!customer || !isPlainCustomer(customer) || customer.id === user.id) throw problem('NOT_FOUND');
  const { id: userId, firstName, lastName } = customer;
  audit.note({ forUser: { id: userId, name: `${firstName} ${lastName}` }, reason: body.Reason });
  log.info({ userId, actorId: user.id }, 'acts as a customer');
  const now = clock();
  const expiresAt = after(now, IMPERSONATION_TTL_SECONDS);
  const session = { userId, actingUserId: user.id, createdAt: now, expiresAt };
  const countryId = v.parse(CountryId, customer.countryId);
  if (countryId !== context.countryId) {
    const path = returnPath(body.Path) ?? '/';
    return { success: true, token: null, ContinueAt: await handOver(session, { countryId, path }, context) };
  }
  const refreshToken = newOpaqueToken();
  const switched = { ...session, restingFamilyId: suspendedSessionId, tokenHash: hashToken(refreshToken) };
  const familyId = await db.transaction((tx) => switchLogin(tx, { ...switched, tokenExpiresAt: expiresAt }));
  return { success: true, token: await sendTokens({ familyId, userId, actingUserId: user.id }, refreshToken, context) };
});
