import { TEST_NOW, TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { parsePayload, parseUser } from '@heizplatz/identity';
import { insertCustomer, loggedIn } from '../users/testing/visitors';

const api = withApi({ env: { LIMIT_ADDRESS_FAILURES: '20' } });
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const whoIs = (client: TestClient) => parseUser(parsePayload(client.cookies.get('hp_token') ?? ''))?.id;

let number = 0;
let emails: string[] = [];
let ids: number[] = [];
beforeEach(async () => {
  api().setNow(later(number * 3600));
  number += 1;
  emails = [`eins-${number}@example.com`, `zwei-${number}@example.com`];
  ids = [];
  for (const email of emails) ids.push(await insertCustomer(api(), { email }));
});

/** As the shell's server calls it: with the browser's cookies, without CSRF. */
const cookieLogin = (client: TestClient, AuthCookieValue = client.cookies.get('hp_auth') ?? '') =>
  client.post(CALLS.cookieLogin.path, { Type: 'v4', AuthCookieValue }, { sendsCsrf: false });
const logIn = async (index: number) => loggedIn(api(), emails[index] ?? '');
const refreshed = async (refreshToken: string) => {
  const client = await api().visitorWithCsrf();
  client.cookies.set('hp_refresh', refreshToken);
  return (await client.post(CALLS.getToken.path, {})).status;
};

describe('POST anmelden-cookie', () => {
  it('logs in again where the auth cookie names another login, which it exchanges; the old one ends', async () => {
    const [had, shall] = [await logIn(0), await logIn(1)];
    const [oldRefresh, auth] = [had.cookies.get('hp_refresh') ?? '', shall.cookies.get('hp_auth') ?? ''];
    had.cookies.set('hp_auth', auth);
    const response = await cookieLogin(had);
    expect(response.json()).toEqual({ success: true, token: had.cookies.get('hp_token') });
    expect(whoIs(had)).toBe(ids[1]);
    expect(had.cookies.get('hp_auth')).toBe(had.cookies.get('hp_refresh'));
    expect(had.cookies.get('hp_auth')).not.toBe(auth);
    const setCookies = (response.headers['set-cookie'] ?? []).join();
    expect(setCookies).toMatch(/hp_auth=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(setCookies).toMatch(/hp_refresh=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(await refreshed(oldRefresh)).toBe(401);
  });

  it('logs in where the refresh cookie was lost', async () => {
    const client = await logIn(0);
    for (const name of ['hp_refresh', 'hp_token', 'hp_token_exp']) client.cookies.delete(name);
    expect((await cookieLogin(client)).json()).toMatchObject({ success: true });
    expect(whoIs(client)).toBe(ids[0]);
    expect((await client.post(CALLS.getToken.path, {})).status).toBe(200);
  });

  it.each([['forged'], ['none'], ['a'.repeat(43)]])('logs out where the auth cookie is %j', async (value) => {
    const client = await logIn(0);
    const refresh = client.cookies.get('hp_refresh') ?? '';
    expect((await cookieLogin(client, value)).json()).toEqual({ success: false, token: null });
    expect([...client.cookies.keys()]).toEqual(['hp_csrf', 'hp_known']);
    expect(await refreshed(refresh)).toBe(401);
  });

  it('gives two pages of one browser that load at once the same login', async () => {
    const client = await logIn(0);
    const tabs = [client, new TestClient(api().port)];
    for (const [name, value] of client.cookies) tabs[1]?.cookies.set(name, value);
    const responses = await Promise.all(tabs.map((tab) => cookieLogin(tab)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(tabs.map(({ cookies }) => cookies.get('hp_refresh'))).size).toBe(1);
  });

  it('ends the login of an auth cookie that was copied and used again later', async () => {
    const client = await logIn(0);
    const copied = client.cookies.get('hp_auth') ?? '';
    await cookieLogin(client);
    api().setNow(later(number * 3600 + 31));
    expect((await cookieLogin(api().visitor(), copied)).json()).toEqual({ success: false, token: null });
    expect((await client.post(CALLS.getToken.path, {})).status).toBe(401);
  });

  it('logs nobody in after logout', async () => {
    const client = await logIn(0);
    const auth = client.cookies.get('hp_auth') ?? '';
    await client.call(CALLS.logout, { body: {} });
    expect(client.cookies.has('hp_auth') || client.cookies.has('hp_refresh')).toBe(false);
    expect((await cookieLogin(api().visitor(), auth)).json()).toEqual({ success: false, token: null });
  });

  it.each([[{ Type: 'v3', AuthCookieValue: 'x' }], [{ Type: 'v4', AuthCookieValue: '' }], [{ Type: 'v4' }]])(
    'refuses %j',
    async (body) => {
      expect((await api().visitor().post(CALLS.cookieLogin.path, body)).problem().code).toBe('VALIDATION');
    },
  );

  it('stops who guesses, and lets nobody guess by it', async () => {
    let status = 0;
    for (let times = 0; times < 21 && status !== 429; times += 1)
      ({ status } = await cookieLogin(api().visitor(), `guess-${times}`));
    expect(status).toBe(429);
  });
});
