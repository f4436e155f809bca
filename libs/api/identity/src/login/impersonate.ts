import { after, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { isPlainCustomer } from '@heizplatz/identity';
import { sendTokens } from '../session/issue-tokens';
import { IMPERSONATION_TTL_SECONDS } from '../session/lifetimes';
import { hashOfToken, newOpaqueToken } from '../session/opaque-token';
import { insertFamily, type NewFamily } from '../session/refresh-repository';
import { restFamily } from '../session/suspended-session-repository';
import { accountById } from '../users/user-repository';

/** Both or neither: a login that rests without anybody acting could not be woken. */
async function switchLogin(tx: Database, family: NewFamily & { restingFamilyId: string }): Promise<string> {
  if (!(await restFamily(tx, family.restingFamilyId, family.createdAt))) throw problem('UNAUTHENTICATED');
  return insertFamily(tx, family);
}

/** NOT_FOUND for staff, dealers, guests, locked accounts and oneself, as for nobody. Lasts a working day. */
export const impersonate = defineHandler(CALLS.impersonate, async ({ body }, context) => {
  const { db, clock, user, familyId: restingFamilyId, audit, log } = context;
  if (!user || restingFamilyId === null) throw problem('UNAUTHENTICATED');
  const customer = await accountById(db, body.UserId);
  if (!customer || !isPlainCustomer(customer) || customer.id === user.id) throw problem('NOT_FOUND');
  const { id: userId, firstName, lastName } = customer;
  audit.note({ forUser: { id: userId, name: `${firstName} ${lastName}` }, reason: body.Reason });
  const refreshToken = newOpaqueToken();
  const now = clock();
  const family = {
    ...{ userId, actingUserId: user.id, restingFamilyId, createdAt: now },
    expiresAt: after(now, IMPERSONATION_TTL_SECONDS),
    tokenHash: hashOfToken(refreshToken),
    tokenExpiresAt: after(now, IMPERSONATION_TTL_SECONDS),
  };
  const familyId = await db.transaction((tx) => switchLogin(tx, family));
  log.info({ userId, actorId: user.id }, 'acts as a customer');
  return { success: true, token: await sendTokens({ familyId, userId, actingUserId: user.id }, refreshToken, context) };
});
