import { after } from '@heizplatz/api-platform';
import { TEST_NOW, type TestApi } from '@heizplatz/api-platform/testing';
import { ROLES } from '@heizplatz/identity';
import { IMPERSONATION_TTL_SECONDS } from '../../session/lifetimes';
import { newOpaqueToken } from '../../session/opaque-token';
import { insertSession } from '../../session/refresh-repository';
import { signSessionToken } from '../../session/session-token';
import { accountById, insertUser } from '../user-repository';

let supporters = 0;

/** The token of a session in which support impersonates this user, who may be a guest of a test. */
export async function impersonationToken({ db, services }: TestApi, userId: number): Promise<string> {
  const account = await accountById(db, userId);
  if (!account) throw new Error(`no user ${userId}`);
  const impersonatorId = await insertUser(db, {
    countryId: 1,
    email: `acting-${(supporters += 1)}@example.com`,
    roles: [ROLES.customerSupport],
    firstName: 'Jonas',
    lastName: 'Brandl',
    createdAt: TEST_NOW,
  });
  const expiresAt = after(TEST_NOW, IMPERSONATION_TTL_SECONDS);
  const tokenHash = newOpaqueToken();
  const createdAt = TEST_NOW;
  const session = { userId, actingUserId: impersonatorId, createdAt, expiresAt, tokenHash, tokenExpiresAt: expiresAt };
  const login = { familyId: await insertSession(db, session), actingUserId: impersonatorId };
  const { id, title1, title2, firstName, lastName, roles, isGuest } = account;
  const user = { id, title1, title2, firstName, lastName, roles, isGuest, hasAnyOrder: true, isImpersonatedS: true };
  return (await signSessionToken(user, services.config.secrets.session, TEST_NOW, login)).token;
}
