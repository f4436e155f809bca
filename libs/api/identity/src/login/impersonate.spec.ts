import { TEST_NOW, TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { parsePayload, ROLES, parseUser } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { users } from '../users/schema';
import { insertCustomer, loggedIn } from '../users/testing/visitors';
import { guest } from '../users/testing/guests';
import { changeUser } from '../users/user-repository';

const api = withApi();
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const REASON = 'Kundin bittet am Telefon um Hilfe';

let number = 0;
let customerId = 0;
let supporterId = 0;
let supporterEmail = '';
beforeEach(async () => {
  api().setNow(TEST_NOW);
  number += 1;
  supporterEmail = `support-${number}@example.com`;
  customerId = await insertCustomer(api(), { email: `kunde-${number}@example.com` });
  const names = { firstName: 'Jonas', lastName: 'Brandl' };
  supporterId = await insertCustomer(api(), { email: supporterEmail, roles: [ROLES.customerSupport], ...names });
});

const action = (client: TestClient, UserId = customerId) =>
  client.post(CALLS.impersonate.path, { UserId, Reason: REASON });
const whoIs = (client: TestClient) => parseUser(parsePayload(client.cookies.get('hp_token') ?? ''));
const renew = (client: TestClient) => client.post(CALLS.getToken.path, {});
const logout = (client: TestClient) => client.call(CALLS.logout, { body: {} });

async function impersonation(): Promise<TestClient> {
  const support = await loggedIn(api(), supporterEmail);
  expect((await action(support)).status).toBe(200);
  return support;
}

/** Somebody who copied all cookies. */
function stealSession(client: TestClient): TestClient {
  const thief = new TestClient(api().port);
  for (const [name, value] of client.cookies) thief.cookies.set(name, value);
  return thief;
}

describe('POST als-kunde', () => {
  it('makes a session of the customer that says so, under new tokens', async () => {
    const support = await loggedIn(api(), supporterEmail);
    const before = new Map(support.cookies);
    await action(support);
    expect(whoIs(support)).toMatchObject({ id: customerId, isImpersonatedS: true, roles: [ROLES.customer] });
    for (const name of ['hp_token', 'hp_refresh', 'hp_auth'])
      expect(support.cookies.get(name)).not.toBe(before.get(name));
  });

  it('is open to admins', async () => {
    await changeUser(api().db, supporterId, { roles: [ROLES.admin] });
    await impersonation();
  });

  it.each([
    ['a colleague', { roles: [ROLES.editor] }],
    ['an admin', { roles: [ROLES.admin] }],
    ['a customer who is staff too', { roles: [ROLES.customer, ROLES.marketing] }],
    ['a dealer', { roles: [], redirectUrl: '/' }],
    ['a locked customer', { lockedAt: TEST_NOW }],
    ['press', { roles: [ROLES.press] }],
  ])('finds nobody for %s', async (_, fields) => {
    const UserId = await insertCustomer(api(), { email: `ziel-${number}@example.com`, ...fields });
    expect((await action(await loggedIn(api(), supporterEmail), UserId)).problem().status).toBe(404);
  });

  it('finds nobody for guests, oneself and ids that nobody has', async () => {
    const support = await loggedIn(api(), supporterEmail);
    await guest(api(), `gast-${number}@example.com`);
    const [row] = await api()
      .db.select()
      .from(users)
      .where(eq(users.email, `gast-${number}@example.com`));
    for (const id of [row?.id ?? 0, supporterId, 2_000_000_000, -1])
      expect((await action(support, id)).problem().status).toBe(404);
    expect(whoIs(support)?.id).toBe(supporterId);
  });

  it('needs a reason, and CSRF', async () => {
    const support = await loggedIn(api(), supporterEmail);
    const empty = await support.post(CALLS.impersonate.path, { UserId: customerId, Reason: ' ' });
    expect(empty.problem().errors).toEqual([{ path: 'body.Reason', code: 'REQUIRED' }]);
    const body = { UserId: customerId, Reason: REASON };
    expect((await support.post(CALLS.impersonate.path, body, { sendsCsrf: false })).problem().code).toBe('CSRF');
  });

  it('does not begin within an impersonated session', async () => {
    expect((await action(await impersonation())).problem().status).toBe(403);
  });
});

describe('an impersonated session', () => {
  it('stays one when it is renewed', async () => {
    const support = await impersonation();
    api().setNow(later(1700));
    expect((await renew(support)).status).toBe(200);
    expect(whoIs(support)).toMatchObject({ id: customerId, isImpersonatedS: true });
    const info = await support.call(CALLS.supportInfo);
    expect(info).toEqual({
      ...{ LoggedIn: true, ShowSupportInfo: true, AllowSupportInfo: true },
      OperatingSupportData: {
        ...{ SupportUserId: supporterId, SupportUserName: 'Jonas Brandl' },
        ...{ CustomerId: customerId, CustomerName: 'Anke Vogt' },
      },
    });
  });

  it('has other tabs that still show the supporter loaded anew, and back again', async () => {
    const support = await loggedIn(api(), supporterEmail);
    const CurrentToken = support.cookies.get('hp_token');
    await action(support);
    const impersonationToken = support.cookies.get('hp_token');
    const renewed = await support.post(CALLS.getToken.path, { CurrentToken });
    expect(renewed.json()).toMatchObject({ success: true, reload: true });
    await logout(support);
    const back = await support.post(CALLS.getToken.path, { CurrentToken: impersonationToken });
    expect(back.json()).toMatchObject({ success: true, reload: true });
  });

  it('is not told to customers, nor to supporters who are themselves', async () => {
    const hidden = { LoggedIn: true, ShowSupportInfo: false, AllowSupportInfo: false, OperatingSupportData: null };
    for (const email of [`kunde-${number}@example.com`, supporterEmail]) {
      const client = await loggedIn(api(), email);
      await expect(client.call(CALLS.supportInfo)).resolves.toEqual(hidden);
    }
  });

  it('lasts a working day', async () => {
    const support = await impersonation();
    api().setNow(later(8 * 3600 - 1));
    expect((await renew(support)).status).toBe(200);
    api().setNow(later(8 * 3600));
    expect((await renew(support)).status).toBe(401);
  });

  it.each([
    ['was locked', { lockedAt: TEST_NOW }],
    ['is no longer support', { roles: [ROLES.editor] }],
  ])('ends at once when its supporter %s', async (_, changes) => {
    const support = await impersonation();
    await changeUser(api().db, supporterId, changes);
    expect((await support.get(CALLS.supportInfo.path)).status).toBe(401);
    expect((await renew(support)).status).toBe(401);
  });

  it('ends at once when its customer is locked or becomes staff', async () => {
    const support = await impersonation();
    await changeUser(api().db, customerId, { roles: [ROLES.customer, ROLES.editor] });
    expect((await renew(support)).status).toBe(401);
    const again = await loggedIn(api(), supporterEmail);
    await changeUser(api().db, customerId, { roles: [ROLES.customer] });
    await action(again);
    await changeUser(api().db, customerId, { lockedAt: TEST_NOW });
    expect((await again.get(CALLS.supportInfo.path)).status).toBe(401);
  });

  it('ends with its supporter’s new password', async () => {
    const support = await impersonation();
    const elsewhere = await loggedIn(api(), supporterEmail);
    const body = { CurrentPassword: 'Heizen-2026!', Password: 'Ein-anderes-77' };
    await elsewhere.call(CALLS.changePassword, { body });
    expect((await support.get(CALLS.supportInfo.path)).status).toBe(401);
  });
});

describe('the supporter’s own session', () => {
  it('rests meanwhile', async () => {
    const support = await loggedIn(api(), supporterEmail);
    const copy = stealSession(support);
    await action(support);
    expect((await copy.get(CALLS.supportInfo.path)).status).toBe(401);
    expect((await renew(copy)).status).toBe(401);
  });

  it('comes back by logout, under new tokens, and can act again', async () => {
    const support = await impersonation();
    await expect(logout(support)).resolves.toEqual({ Success: true, UserSwitched: true });
    expect(whoIs(support)).toMatchObject({ id: supporterId, isImpersonatedS: false, roles: [ROLES.customerSupport] });
    expect((await renew(support)).status).toBe(200);
    expect((await action(support)).status).toBe(200);
    await logout(support);
    await expect(logout(support)).resolves.toEqual({ Success: true, UserSwitched: false });
    expect(support.cookies.has('hp_refresh')).toBe(false);
  });

  it('comes back after the working day too', async () => {
    const support = await impersonation();
    api().setNow(later(9 * 3600));
    await expect(logout(support)).resolves.toEqual({ Success: true, UserSwitched: true });
    expect(whoIs(support)?.id).toBe(supporterId);
  });

  it('stays away when it was locked meanwhile', async () => {
    const support = await impersonation();
    await changeUser(api().db, supporterId, { lockedAt: TEST_NOW });
    await expect(logout(support)).resolves.toEqual({ Success: true, UserSwitched: true });
    expect(support.cookies.has('hp_token') || support.cookies.has('hp_refresh')).toBe(false);
  });

  it('is not given to who copied an old token of the impersonated one', async () => {
    const support = await impersonation();
    const thief = stealSession(support);
    await renew(support);
    api().setNow(later(31));
    await expect(logout(thief)).resolves.toEqual({ Success: true, UserSwitched: true });
    expect(thief.cookies.has('hp_refresh')).toBe(false);
  });

  it('does not come back when somebody logged in over the impersonated one', async () => {
    const support = await impersonation();
    const body = { UserName: `kunde-${number}@example.com`, Password: 'Heizen-2026!' };
    await support.call(CALLS.login, { body });
    expect(whoIs(support)).toMatchObject({ id: customerId, isImpersonatedS: false });
    await expect(logout(support)).resolves.toEqual({ Success: true, UserSwitched: false });
  });
});

describe('a customer of another country', () => {
  const AUSTRIA = { countryId: 2 } as const;
  const PATH = '/holzpellets-lose/angebote?ZipCode=1010';

  async function handOver(email = `at-${number}@example.com`) {
    const UserId = await insertCustomer(api(), { email, ...AUSTRIA });
    const support = await loggedIn(api(), supporterEmail);
    const begun = await support.call(CALLS.impersonate, { body: { UserId, Reason: REASON, Path: PATH } });
    const url = new URL(begun.ContinueAt ?? '');
    return { UserId, support, begun, url, Token: url.pathname.split('/').at(-1) ?? '' };
  }
  const goOn = (client: TestClient, Token: string) => client.call(CALLS.continueImpersonation, { body: { Token } });

  it('is impersonated on that country’s own site, and the supporter’s session goes on here', async () => {
    const { UserId, support, begun, url, Token } = await handOver();
    expect([begun.token, url.hostname, url.searchParams.get('weiter')]).toEqual([null, 'at.localhost', PATH]);
    expect(whoIs(support)).toMatchObject({ id: supporterId, isImpersonatedS: false });
    expect((await renew(support)).status).toBe(200);
    const there = await api().visitorWithCsrf(2);
    expect(await goOn(there, Token)).toMatchObject({ success: true });
    expect(whoIs(there)).toMatchObject({ id: UserId, isImpersonatedS: true, roles: [ROLES.customer] });
    const { ReturnUrl, OperatingSupportData } = await there.call(CALLS.supportInfo);
    expect(OperatingSupportData).toMatchObject({ SupportUserId: supporterId, CustomerId: UserId });
    expect(ReturnUrl).toMatch(new RegExp(`^http://localhost:\\d+/support/kunde/bearbeiten\\?id=${UserId}$`));
    await expect(logout(there)).resolves.toEqual({ Success: true, UserSwitched: false });
    expect((await renew(support)).status).toBe(200);
  });

  it('is opened by the address once, for a minute, on that site alone', async () => {
    const first = await handOver();
    expect(await goOn(api().visitor(3), first.Token)).toEqual({ success: false, token: null });
    expect(await goOn(api().visitor(2), first.Token)).toMatchObject({ success: true });
    api().setNow(later(31));
    expect(await goOn(api().visitor(2), first.Token)).toEqual({ success: false, token: null });
    const second = await handOver(`at-zwei-${number}@example.com`);
    api().setNow(later(31 + 61));
    expect(await goOn(api().visitor(2), second.Token)).toEqual({ success: false, token: null });
  });

  it('never puts somebody’s own session into a browser', async () => {
    const attacker = await loggedIn(api(), `kunde-${number}@example.com`);
    const Token = decodeURIComponent(attacker.cookies.get('hp_refresh') ?? '');
    const victim = api().visitor();
    expect(await goOn(victim, Token)).toEqual({ success: false, token: null });
    expect(victim.cookies.has('hp_token')).toBe(false);
  });
});
