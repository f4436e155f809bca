import { dealers } from '@heizplatz/api-dealers';
import { accountByEmail } from '@heizplatz/api-identity';
import { insertCustomer, kindsTo, loggedIn, mailedToken, PASSWORD } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { SMALL_MARKET_TEMPLATE } from '@heizplatz/api-pricing/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

const api = withApi({ template: SMALL_MARKET_TEMPLATE, env: { LIMIT_MAILS_PER_ADDRESS: '9999' } });

let staff: TestClient;
let dealerId = '';
let otherId = '';
let number = 0;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'hb@example.com', roles: [ROLES.dealerSupport] });
  staff = await loggedIn(api(), 'hb@example.com');
  const rows = await api().db.select().from(dealers).limit(2);
  [dealerId, otherId] = rows.map(({ id }) => String(id)) as [string, string];
});

const invite = async (IsMain = false) => {
  number += 1;
  const Email = `zugang-${number}@example.com`;
  const body = { Email, FirstName: 'Ute', LastName: 'Lang', IsMain };
  const { Logins } = await staff.call(CALLS.inviteDealerLogin, { params: { dealerId }, body });
  const login = Logins.find((one) => one.Email === Email);
  if (!login) throw new Error('not invited');
  return login;
};
const accept = async (email: string): Promise<TestClient> => {
  const Token = await mailedToken(api(), email, 'invitation');
  const visitor = await api().visitorWithCsrf();
  const { ReturnUrl } = await visitor.call(CALLS.setPassword, { body: { Token, Password: PASSWORD } });
  expect(ReturnUrl).toBe('/haendler/zugaenge');
  return loggedIn(api(), email);
};

describe('the logins of a dealer', () => {
  it('are invited by mail, and open once the person has set its password', async () => {
    const { Email, IsInvited, InvitedUntil } = await invite();
    expect([IsInvited, InvitedUntil !== null]).toEqual([true, true]);
    expect((await accountByEmail(api().db, Email))?.passwordHash).toBeNull();
    await expect(loggedIn(api(), Email)).rejects.toThrow('cannot log in');
    await accept(Email);
    const { Logins } = await staff.call(CALLS.dealerLogins, { params: { dealerId } });
    expect(Logins.find((one) => one.Email === Email)).toMatchObject({ IsInvited: false, InvitedUntil: null });
  });

  it('are not invited to a taken e-mail, nor to a locked dealer, nor again once accepted', async () => {
    const { Email, UserId } = await invite();
    const body = { Email, FirstName: 'Ute', LastName: 'Lang' };
    const path = `/api/support/haendler/${dealerId}/zugaenge`;
    expect((await staff.post(path, body)).problem().code).toBe('CONFLICT');
    expect((await staff.post(`${path}/erneut`, { UserId })).status).toBe(200);
    expect((await kindsTo(api(), Email)).filter((kind) => kind === 'invitation')).toHaveLength(2);
    await accept(Email);
    expect((await staff.post(`${path}/erneut`, { UserId })).problem().code).toBe('CONFLICT');
    await api()
      .db.update(dealers)
      .set({ lockedAt: new Date() })
      .where(eq(dealers.id, Number(otherId)));
    const locked = await staff.post(`/api/support/haendler/${otherId}/zugaenge`, { ...body, Email: 'n@example.com' });
    expect(locked.problem().code).toBe('CONFLICT');
    await api()
      .db.update(dealers)
      .set({ lockedAt: null })
      .where(eq(dealers.id, Number(otherId)));
  });

  it('are locked at once, by the page of their own dealer alone', async () => {
    const { Email, UserId } = await invite();
    const client = await accept(Email);
    expect((await client.get(CALLS.ownDealerLogins.path)).status).toBe(200);
    const lock = (id: string) =>
      staff.post(`/api/support/haendler/${id}/zugaenge/sperre`, { UserId, IsLocked: true, Reason: 'Ausgeschieden' });
    expect((await lock(otherId)).status).toBe(404);
    expect((await lock(dealerId)).status).toBe(200);
    expect((await client.get(CALLS.ownDealerLogins.path)).status).toBe(401);
  });

  it('invite colleagues by the main login alone, for the same dealer, never as a main login', async () => {
    const main = await accept((await invite(true)).Email);
    const other = await accept((await invite()).Email);
    const body = { Email: `kollege-${number}@example.com`, FirstName: 'Jo', LastName: 'Kern' };
    expect((await other.post(CALLS.inviteColleague.path, body)).status).toBe(403);
    expect((await other.call(CALLS.ownDealerLogins, {})).MayInvite).toBe(false);
    const { Logins } = await main.call(CALLS.inviteColleague, { body });
    expect(Logins.find(({ Email }) => Email === body.Email)).toMatchObject({ IsMain: false, IsInvited: true });
    const ofOther = await staff.call(CALLS.dealerLogins, { params: { dealerId: otherId } });
    expect(ofOther?.Logins).toEqual([]);
  });
});
