import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { parsePayload, ROLES, parseUser } from '@heizplatz/identity';
import { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';
import { guest } from '../users/testing/guests';

const api = withApi({ env: { LIMIT_ACCOUNT_FAILURES: '3', LIMIT_ADDRESS_FAILURES: '40' } });
const EMAIL = 'anke.vogt@example.com';
const ANONYMOUS = { success: false, token: null, redirectUrl: null, secondFactor: 'none' };
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

const login = async (UserName: unknown, Password: unknown) =>
  (await api().visitorWithCsrf()).post(CALLS.login.path, { UserName, Password });

beforeAll(async () => {
  await insertCustomer(api());
  await insertCustomer(api(), { email: 'admin@example.com', roles: [ROLES.admin] });
  await insertCustomer(api(), { email: 'haendler@example.com', redirectUrl: 'https://haendler.heizplatz.de/' });
  await insertCustomer(api(), { email: 'gesperrt@example.com', lockedAt: TEST_NOW });
});
beforeEach(() => api().setNow(TEST_NOW));

describe('POST anmelden', () => {
  it.each(['anke.vogt@example.com', ' Anke.Vogt@EXAMPLE.com '])('logs %j in', async (name) => {
    const visitor = await api().visitorWithCsrf();
    const response = await visitor.call(CALLS.login, { body: { UserName: name, Password: PASSWORD } });
    expect(response).toMatchObject({ success: true, redirectUrl: null });
    expect(visitor.cookies.get('hp_token')).toBe(response.token);
    expect(parseUser(parsePayload(response.token ?? ''))).toMatchObject({
      firstName: 'Anke',
      lastName: 'Vogt',
      roles: [ROLES.customer],
      isGuest: false,
      isImpersonatedS: false,
      hasAnyOrder: false,
    });
  });

  it('gives the countries that a member of staff is limited to, and none to others', async () => {
    const limits = { roles: [ROLES.customerSupport], countryIds: [2 as const] };
    await insertCustomer(api(), { email: 'nur-at@example.com', ...limits });
    const getUser = async (email: string) => {
      const { token } = await (
        await api().visitorWithCsrf()
      ).call(CALLS.login, {
        body: { UserName: email, Password: PASSWORD },
      });
      return parseUser(parsePayload(token ?? ''));
    };
    expect(await getUser('nur-at@example.com')).toMatchObject({ countryIds: [2] });
    expect(await getUser(EMAIL)).not.toHaveProperty('countryIds');
  });

  it('tells a dealer where to go', async () => {
    const response = await login('haendler@example.com', PASSWORD);
    expect(response.json()).toMatchObject({ success: true, redirectUrl: 'https://haendler.heizplatz.de/' });
  });

  it('sends no dealer to a foreign address, and logs it in nonetheless', async () => {
    await insertCustomer(api(), { email: 'fremd@example.com', redirectUrl: 'https://evil.example/' });
    const response = await login('fremd@example.com', PASSWORD);
    expect(response.json()).toMatchObject({ success: true, redirectUrl: null });
  });

  it('ends the login that this browser had, and no other', async () => {
    const [visitor, elsewhere] = [await loggedIn(api(), EMAIL), await loggedIn(api(), EMAIL)];
    const [token, refresh] = [visitor.cookies.get('hp_token'), visitor.cookies.get('hp_refresh') ?? ''];
    await visitor.call(CALLS.login, { body: { UserName: EMAIL, Password: PASSWORD } });
    expect(visitor.cookies.get('hp_token')).not.toBe(token);
    expect((await visitor.get(CALLS.supportInfo.path)).status).toBe(200);
    visitor.cookies.set('hp_refresh', refresh);
    expect((await visitor.post(CALLS.getToken.path, {})).status).toBe(401);
    expect((await elsewhere.post(CALLS.getToken.path, {})).status).toBe(200);
  });

  it('starts a new login, whatever refresh cookie was planted', async () => {
    const visitor = await api().visitorWithCsrf();
    visitor.cookies.set('hp_refresh', 'planted');
    await visitor.call(CALLS.login, { body: { UserName: 'admin@example.com', Password: PASSWORD } });
    expect(visitor.cookies.get('hp_refresh')).not.toBe('planted');
  });

  it('answers alike to a wrong password, an unknown e-mail, a locked account and a guest', async () => {
    await guest(api(), 'gast@example.com');
    const responses = [
      await login('anke.vogt@example.com', 'falsch-2026!'),
      await login('niemand@example.com', PASSWORD),
      await login('gesperrt@example.com', PASSWORD),
      await login('gast@example.com', PASSWORD),
    ];
    for (const response of responses) {
      expect({ status: response.status, body: response.json() }).toEqual({ status: 200, body: ANONYMOUS });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('lets nobody try an account again at once after three failures from one address, others not', async () => {
    for (let times = 0; times < 3; times += 1) await login('admin@example.com', 'falsch-2026!');
    const refused = await login('Admin@Example.com', PASSWORD);
    expect(refused.problem()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('anke.vogt@example.com', PASSWORD)).json()).toMatchObject({ success: true });
    api().setNow(later(901));
    expect((await login('admin@example.com', PASSWORD)).json()).toMatchObject({ success: true });
  });

  it.each([
    [undefined, PASSWORD, 'body.UserName', 'REQUIRED'],
    ['', PASSWORD, 'body.UserName', 'REQUIRED'],
    ['anke.vogt@example.com', undefined, 'body.Password', 'REQUIRED'],
    ['anke.vogt@example.com', '', 'body.Password', 'REQUIRED'],
    ['anke.vogt@example.com', 'x'.repeat(129), 'body.Password', 'TOO_LONG'],
    [{ $ne: '' }, PASSWORD, 'body.UserName', 'INVALID'],
  ])('names the fault of %j, %j', async (name, password, path, code) => {
    const response = await login(name, password);
    expect(response.problem()).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path, code }] });
  });

  it('needs the CSRF header', async () => {
    const visitor = await api().visitorWithCsrf();
    const body = { UserName: 'anke.vogt@example.com', Password: PASSWORD };
    const response = await visitor.post(CALLS.login.path, body, { sendsCsrf: false });
    expect(response.problem()).toMatchObject({ status: 403, code: 'CSRF' });
  });
});

describe('POST abmelden', () => {
  it('ends the login and forgets its cookies', async () => {
    const visitor = await loggedIn(api(), 'anke.vogt@example.com');
    const refresh = visitor.cookies.get('hp_refresh') ?? '';
    await expect(visitor.call(CALLS.logout, { body: {} })).resolves.toEqual({ Success: true, UserSwitched: false });
    expect([...visitor.cookies.keys()]).toEqual(['hp_csrf', 'hp_known']);
    visitor.cookies.set('hp_refresh', refresh);
    expect((await visitor.post(CALLS.getToken.path, {})).status).toBe(401);
  });

  it('forgets what a guest has entered', async () => {
    const visitor = await guest(api(), 'gast2@example.com');
    const registration = visitor.cookies.get('hp_reg') ?? '';
    await visitor.call(CALLS.logout, { body: {} });
    visitor.cookies.set('hp_reg', registration);
    expect((await visitor.post(CALLS.registerGuest.path, {})).problem().code).toBe('STEP_MISSING');
  });

  it('is a success for visitors too', async () => {
    const visitor = await api().visitorWithCsrf();
    await expect(visitor.call(CALLS.logout, { body: {} })).resolves.toEqual({ Success: true, UserSwitched: false });
  });

  it('needs the CSRF header, and a body', async () => {
    const visitor = await loggedIn(api(), 'anke.vogt@example.com');
    expect((await visitor.post(CALLS.logout.path, {}, { sendsCsrf: false })).problem().code).toBe('CSRF');
    expect((await visitor.post(CALLS.logout.path, 'x')).problem().status).toBe(400);
  });
});
