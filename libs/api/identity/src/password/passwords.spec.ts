import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { kindsTo, mailedToken, mailsTo } from '../users/testing/mailed';
import { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';
import { guest } from '../users/testing/guests';
import { changeUser } from '../users/user-repository';

const api = withApi({ env: { LIMIT_MAILS_PER_ADDRESS: '9999', LIMIT_ACCOUNT_FAILURES: '3' } });
const NEW = 'Kaminfeuer-77';
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

let number = 0;
let email = '';
let userId = 0;
beforeEach(async () => {
  api().setNow(TEST_NOW);
  email = `kunde-${(number += 1)}@example.com`;
  userId = await insertCustomer(api(), { email });
});

const request = async (EmailAddress = email) =>
  (await api().visitorWithCsrf()).post(CALLS.requestPasswordLink.path, { EmailAddress });
const link = async () => {
  await request();
  return mailedToken(api(), email, 'password-link');
};
const set = async (Token: string, Password = NEW) =>
  (await api().visitorWithCsrf()).post(CALLS.setPassword.path, { Token, Password });
const canLogIn = async (Password: string) => {
  const visitor = await api().visitorWithCsrf();
  return (await visitor.call(CALLS.login, { body: { UserName: email, Password } })).success;
};
const isIn = async (client: TestClient) => (await client.get(CALLS.supportInfo.path)).status === 200;

describe('POST kennwort-vergessen', () => {
  it('answers alike to known, unknown, locked and guests’ e-mails; the mail alone tells', async () => {
    const gesperrt = `gesperrt-${number}@example.com`;
    await insertCustomer(api(), { email: gesperrt, lockedAt: TEST_NOW });
    await guest(api(), `gast-${number}@example.com`);
    const cases = [
      [email, 'password-link'],
      [`niemand-${number}@example.com`, 'password-unknown'],
      [gesperrt, 'account-locked'],
      [`gast-${number}@example.com`, 'password-unknown'],
    ] as const;
    for (const [address, kind] of cases) {
      const response = await request(address.toUpperCase());
      expect({ status: response.status, body: response.json() }).toEqual({ status: 200, body: { success: true } });
      const to = kind === 'password-unknown' ? address.toUpperCase() : address;
      await expect(kindsTo(api(), to)).resolves.toEqual([kind]);
    }
  });

  it('floods no mailbox', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await request()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each(['', 'kunde', 'a@b@c', `${'x'.repeat(260)}@example.com`])('refuses %j', async (address) => {
    expect((await request(address)).problem().code).toBe('VALIDATION');
  });
});

describe('POST kennwort-setzen', () => {
  it('sets the password, ends every login, and tells the mailbox', async () => {
    const [visitor, other] = [await loggedIn(api(), email), await loggedIn(api(), email)];
    expect((await set(await link())).json()).toEqual({ success: true, ReturnUrl: null });
    expect(await canLogIn(PASSWORD)).toBe(false);
    expect(await canLogIn(NEW)).toBe(true);
    for (const client of [visitor, other]) {
      expect(await isIn(client)).toBe(false);
      expect((await client.post(CALLS.getToken.path, {})).status).toBe(401);
    }
    await expect(kindsTo(api(), email)).resolves.toEqual(['password-changed', 'password-link']);
    expect(JSON.stringify(await mailsTo(api(), email))).not.toContain(NEW);
  });

  it('works once, and closes the other links and a pending e-mail change', async () => {
    const visitor = await loggedIn(api(), email);
    const body = { NewEmailAddress: `anders-${number}@example.com`, Password: PASSWORD };
    await visitor.call(CALLS.requestEmailChange, { body });
    const first = await link();
    api().setNow(later(10));
    const second = await link();
    expect((await set(second)).status).toBe(200);
    expect((await set(second)).problem()).toMatchObject({ code: 'TOKEN_EXPIRED', context: { State: 'used' } });
    expect((await set(first)).problem().context).toEqual({ State: 'expired' });
    const Token = await mailedToken(api(), `anders-${number}@example.com`, 'email-change');
    const moved = await (await api().visitorWithCsrf()).post(CALLS.confirmEmailChange.path, { Token });
    expect(moved.problem().context).toEqual({ State: 'expired' });
  });

  it('sent several times at once sets it once', async () => {
    const token = await link();
    const responses = await Promise.all([set(token), set(token), set(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [3599, 200],
    [3600, 409],
  ])('after %i s answers %i', async (seconds, status) => {
    const token = await link();
    api().setNow(later(seconds));
    expect((await set(token)).status).toBe(status);
  });

  it.each([
    ['kurz', 'PASSWORD_SHORT'],
    ['x'.repeat(129), 'TOO_LONG'],
    ['qwertzuiop', 'PASSWORD_COMMON'],
    ['zzzzzzzzzzzz', 'PASSWORD_COMMON'],
  ])('refuses %j and leaves the link open', async (password, code) => {
    const token = await link();
    expect((await set(token, password)).problem().errors).toEqual([{ path: 'body.Password', code }]);
    expect((await set(token, email.toUpperCase())).problem().errors?.[0]?.code).toBe('PASSWORD_EMAIL');
    expect((await set(token)).status).toBe(200);
  });

  it('opens nothing for an account that was locked meanwhile, nor for a forged link', async () => {
    const token = await link();
    await changeUser(api().db, userId, { lockedAt: TEST_NOW });
    expect((await set(token)).problem().context).toEqual({ State: 'expired' });
    expect((await set('forged')).problem().context).toEqual({ State: 'unknown' });
  });
});

describe('POST kennwort-aendern', () => {
  const change = (client: TestClient, CurrentPassword = PASSWORD, Password = NEW) =>
    client.post(CALLS.changePassword.path, { CurrentPassword, Password });

  it('keeps this login, ends the others, and tells the mailbox', async () => {
    const [visitor, other] = [await loggedIn(api(), email), await loggedIn(api(), email)];
    expect((await change(visitor)).json()).toEqual({ success: true });
    expect(await isIn(visitor)).toBe(true);
    expect((await visitor.post(CALLS.getToken.path, {})).status).toBe(200);
    expect(await isIn(other)).toBe(false);
    expect((await other.post(CALLS.getToken.path, {})).status).toBe(401);
    expect(await canLogIn(NEW)).toBe(true);
    await expect(kindsTo(api(), email)).resolves.toEqual(['password-changed']);
  });

  it('closes a link that is on its way', async () => {
    const token = await link();
    await change(await loggedIn(api(), email));
    expect((await set(token, 'Noch-ein-anderes')).problem().context).toEqual({ State: 'expired' });
  });

  it('names a wrong password, and counts it for this browser alone', async () => {
    const visitor = await loggedIn(api(), email);
    for (let times = 0; times < 3; times += 1) {
      const errors = [{ path: 'body.CurrentPassword', code: 'PASSWORD_WRONG' }];
      expect((await change(visitor, 'Falsch-2026!')).problem().errors).toEqual(errors);
    }
    expect((await change(visitor)).problem().status).toBe(429);
    expect((await visitor.post(CALLS.login.path, { UserName: email, Password: PASSWORD })).status).toBe(429);
    const login = await (await api().visitorWithCsrf()).post(CALLS.login.path, { UserName: email, Password: PASSWORD });
    expect(login.status).toBe(200);
  });

  it('has the rules of every new password', async () => {
    const visitor = await loggedIn(api(), email);
    for (const [password, code] of [
      ['kurz', 'PASSWORD_SHORT'],
      ['passwort123', 'PASSWORD_COMMON'],
      [email, 'PASSWORD_EMAIL'],
    ] as const)
      expect((await change(visitor, PASSWORD, password)).problem().errors).toEqual([{ path: 'body.Password', code }]);
  });

  it('is there for staff, but not for guests', async () => {
    await changeUser(api().db, userId, { roles: [ROLES.editor] });
    expect((await change(await loggedIn(api(), email))).status).toBe(200);
    expect((await change(await guest(api(), `gast-${number}@example.com`))).problem().code).toBe('FORBIDDEN');
  });
});
