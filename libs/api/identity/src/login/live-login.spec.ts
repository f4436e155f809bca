import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { findLiveCaller } from './live-login';
import { refreshFamilies, users } from '../users/schema';
import { insertCustomer, loggedIn } from '../users/testing/visitors';

const api = withApi();
const END = new Date(TEST_NOW.getTime() + 5_000_000);
const at = (ms: number) => new Date(END.getTime() + ms);

let number = 0;
let userId = 0;
let familyId = '';
beforeEach(async () => {
  const email = `anke-${(number += 1)}@example.com`;
  userId = await insertCustomer(api(), { email, roles: [ROLES.editor, ROLES.financial] });
  await loggedIn(api(), email);
  const { db } = api();
  const [session] = await db
    .update(refreshFamilies)
    .set({ expiresAt: END })
    .where(eq(refreshFamilies.userId, userId))
    .returning();
  familyId = session?.id ?? '';
});

const callerAt = (now: Date, fields: object = {}) => {
  const user = {
    ...{ id: userId, title1: '', title2: '', roles: [], isImpersonatedS: false, isGuest: false, hasAnyOrder: false },
    ...{ firstName: 'Anke', lastName: 'Vogt' },
  };
  return findLiveCaller(api().db, { user, familyId, actingUserId: null, ...fields }, now);
};

describe('a login', () => {
  it('lives until the very moment of its end', async () => {
    expect(await callerAt(at(-1))).not.toBeNull();
    expect(await callerAt(at(0))).toBeNull();
    expect(await callerAt(at(1))).toBeNull();
  });

  it('has all the roles of today, whatever its token says', async () => {
    expect((await callerAt(TEST_NOW))?.user.roles).toEqual([ROLES.editor, ROLES.financial]);
    await api()
      .db.update(users)
      .set({ roles: [ROLES.financial] })
      .where(eq(users.id, userId));
    expect((await callerAt(TEST_NOW))?.user.roles).toEqual([ROLES.financial]);
  });

  it.each([
    ['ended', { endedAt: TEST_NOW }],
    ['resting behind an impersonation', { restsSince: TEST_NOW }],
  ])('that is %s is none', async (_, fields) => {
    await api().db.update(refreshFamilies).set(fields).where(eq(refreshFamilies.id, familyId));
    expect(await callerAt(TEST_NOW)).toBeNull();
  });

  it('of somebody who is locked is none', async () => {
    await api().db.update(users).set({ lockedAt: TEST_NOW }).where(eq(users.id, userId));
    expect(await callerAt(TEST_NOW)).toBeNull();
  });

  it('is nobody else’s, and no acting one by what a token says', async () => {
    const other = await insertCustomer(api(), { email: `x-${number}@example.com` });
    expect(await callerAt(TEST_NOW, { actingUserId: other })).toBeNull();
    expect(await callerAt(TEST_NOW, { familyId: null })).toBeNull();
    await api().db.update(refreshFamilies).set({ userId: other }).where(eq(refreshFamilies.id, familyId));
    expect(await callerAt(TEST_NOW)).toBeNull();
  });
});
