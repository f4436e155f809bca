import { TEST_NOW, TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { parsePayload, parseUser } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { deleteExpiredFamilies } from './refresh-repository';
import { refreshFamilies, refreshTokens, users } from '../users/schema';
import { insertCustomer, loggedIn } from '../users/testing/visitors';
import { guest } from '../users/testing/guests';

const api = withApi();
const PATH = CALLS.getToken.path;
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const renew = (client: TestClient, CurrentToken: string | null = null) => client.post(PATH, { CurrentToken });

/** Another tab as it was when it was copied: what one does, the other does not see. */
function getTab(client: TestClient): TestClient {
  const tab = new TestClient(api().port);
  for (const [name, value] of client.cookies) tab.cookies.set(name, value);
  return tab;
}

let email = '';
let userId = 0;
let number = 0;
beforeEach(async () => {
  api().setNow(TEST_NOW);
  email = `kunde-${(number += 1)}@example.com`;
  userId = await insertCustomer(api(), { email });
});

describe('POST get/token', () => {
  it('gives a token for 30 minutes more and a new refresh cookie', async () => {
    const visitor = await loggedIn(api(), email);
    const before = new Map(visitor.cookies);
    api().setNow(later(1600));
    const { success, reload, token } = await visitor.call(CALLS.getToken, { body: { CurrentToken: null } });
    expect({ success, reload }).toEqual({ success: true, reload: false });
    expect(parseUser(parsePayload(token ?? ''))?.id).toBe(userId);
    expect(visitor.cookies.get('hp_token')).toBe(token);
    expect(visitor.cookies.get('hp_token_exp')).toBe(String(later(3400).getTime() / 1000));
    expect(visitor.cookies.get('hp_refresh')).not.toBe(before.get('hp_refresh'));
    expect(visitor.cookies.get('hp_auth')).toBe(visitor.cookies.get('hp_refresh'));
  });

  it('sends refresh and auth cookie out of script’s reach, all of them Secure and SameSite=Lax', async () => {
    const response = await renew(await loggedIn(api(), email));
    const stored = (response.headers['set-cookie'] ?? []).map((text) => ({
      name: text.split('=')[0],
      isHttpOnly: /; HttpOnly/.test(text),
      isGuarded: /; Secure; SameSite=Lax/.test(text),
    }));
    expect(stored).toEqual([
      { name: 'hp_token', isHttpOnly: false, isGuarded: true },
      { name: 'hp_token_exp', isHttpOnly: false, isGuarded: true },
      { name: 'hp_refresh', isHttpOnly: true, isGuarded: true },
      { name: 'hp_auth', isHttpOnly: true, isGuarded: true },
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('says reload when the page shows another user', async () => {
    const visitor = await loggedIn(api(), email);
    const other = await loggedIn(api(), email);
    await insertCustomer(api(), { email: `other-${email}` });
    const somebodyElse = await loggedIn(api(), `other-${email}`);
    const [same, another] = [other.cookies.get('hp_token'), somebodyElse.cookies.get('hp_token')];
    expect((await renew(visitor, same)).json()).toMatchObject({ reload: false });
    expect((await renew(visitor, another)).json()).toMatchObject({ success: true, reload: true });
    expect((await renew(visitor, 'unreadable')).json()).toMatchObject({ reload: false });
  });

  it('works for guests', async () => {
    expect((await renew(await guest(api(), email))).status).toBe(200);
  });
});

describe('a refresh token that was exchanged', () => {
  it('gets the same successor from two tabs at once', async () => {
    const tab = await loggedIn(api(), email);
    const others = [getTab(tab), getTab(tab), getTab(tab)];
    const responses = await Promise.all([tab, ...others].map((client) => renew(client)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set([tab, ...others].map(({ cookies }) => cookies.get('hp_refresh'))).size).toBe(1);
  });

  it.each([
    [1, 200],
    [30, 200],
    [31, 401],
    [86_400, 401],
  ])('%i s later answers %i', async (seconds, status) => {
    const tab = await loggedIn(api(), email);
    const slow = getTab(tab);
    await renew(tab);
    api().setNow(later(seconds));
    expect((await renew(slow)).status).toBe(status);
  });

  it('gets the newest one, when the successor was exchanged as well', async () => {
    const tab = await loggedIn(api(), email);
    const slow = getTab(tab);
    await renew(tab);
    await renew(tab);
    await renew(slow);
    expect(slow.cookies.get('hp_refresh')).toBe(tab.cookies.get('hp_refresh'));
  });

  it('and is used again after 30 s ends the login for thief and owner, and no other login', async () => {
    const [owner, elsewhere] = [await loggedIn(api(), email), await loggedIn(api(), email)];
    const thief = getTab(owner);
    await renew(owner);
    api().setNow(later(31));
    const refused = await renew(thief);
    expect(refused.problem()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(thief.cookies.has('hp_refresh') || thief.cookies.has('hp_token')).toBe(false);
    expect((await renew(owner)).status).toBe(401);
    expect((await renew(elsewhere)).status).toBe(200);
    const families = await api().db.select().from(refreshFamilies).where(eq(refreshFamilies.userId, userId));
    expect(families.map(({ endReason }) => endReason).sort()).toEqual([null, 'reuse'].sort());
  });
});

describe('nothing is renewed', () => {
  it('without a refresh cookie', async () => {
    expect((await renew(await api().visitorWithCsrf())).problem().code).toBe('UNAUTHENTICATED');
  });

  it('by a made-up refresh cookie', async () => {
    const visitor = await api().visitorWithCsrf();
    visitor.cookies.set('hp_refresh', 'made-up');
    expect((await renew(visitor)).status).toBe(401);
  });

  it('without the CSRF header', async () => {
    const visitor = await loggedIn(api(), email);
    const response = await visitor.post(PATH, { CurrentToken: null }, { sendsCsrf: false });
    expect(response.problem()).toMatchObject({ status: 403, code: 'CSRF' });
  });

  it.each([['{"CurrentToken":1}'], ['"x"'], ['{']])('for the body %s', async (rawBody) => {
    const visitor = await loggedIn(api(), email);
    expect((await visitor.send('POST', PATH, { rawBody })).problem().status).toBe(400);
  });

  it.each([
    ['after 14 days away', 14 * 86_400, 401],
    ['a second before', 14 * 86_400 - 1, 200],
  ])('%s', async (_, seconds, status) => {
    const visitor = await loggedIn(api(), email);
    api().setNow(later(seconds));
    expect((await renew(visitor)).status).toBe(status);
  });

  it('for a user who was locked meanwhile', async () => {
    const visitor = await loggedIn(api(), email);
    await api().db.update(users).set({ lockedAt: TEST_NOW }).where(eq(users.id, userId));
    expect((await renew(visitor)).status).toBe(401);
  });

  it('more than 30 times in a quarter of an hour, and the token stays good', async () => {
    const visitor = await loggedIn(api(), email);
    for (let times = 0; times < 30; times += 1) expect((await renew(visitor)).status).toBe(200);
    const limited = await renew(visitor);
    expect(limited.problem().code).toBe('TOO_MANY_REQUESTS');
    expect(limited.headers['retry-after']).toBe('900');
    api().setNow(later(901));
    expect((await renew(visitor)).status).toBe(200);
  });
});

it('refresh tokens are kept as hashes alone, and go with their login when it is over', async () => {
  const visitor = await loggedIn(api(), email);
  const rows = JSON.stringify(await api().db.select().from(refreshTokens));
  expect(rows).not.toContain(visitor.cookies.get('hp_refresh'));
  await deleteExpiredFamilies(api().db, later(89 * 86_400));
  expect((await renew(visitor)).status).toBe(200);
  await deleteExpiredFamilies(api().db, later(91 * 86_400));
  expect(await api().db.select().from(refreshTokens)).toEqual([]);
});
