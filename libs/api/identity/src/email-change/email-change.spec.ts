import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { readEmailChange } from './email-change-state';
import { kindsTo, mailedToken, mailsTo } from '../users/testing/mailed';
import { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';
import { guest } from '../users/testing/guests';
import { accountById } from '../users/user-repository';

const api = withApi({ env: { LIMIT_MAILS_PER_ADDRESS: '9999' } });
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

let number = 0;
let email = '';
let newEmail = '';
let userId = 0;
let visitor: TestClient;
beforeEach(async () => {
  api().setNow(TEST_NOW);
  number += 1;
  [email, newEmail] = [`alt-${number}@example.com`, `neu-${number}@example.com`];
  userId = await insertCustomer(api(), { email });
  visitor = await loggedIn(api(), email);
});

const request = (NewEmailAddress = newEmail, Password = PASSWORD) =>
  visitor.post(CALLS.requestEmailChange.path, { NewEmailAddress, Password });
const confirm = (Token: string) => visitor.post(CALLS.confirmEmailChange.path, { Token });
const token = () => mailedToken(api(), newEmail, 'email-change');
const state = (seconds = 0) => readEmailChange(api().db, userId, later(seconds));
const NONE = { Pending: false, Applied: false, NewEmailAddress: null };

describe('an e-mail change', () => {
  it('is pending until the new mailbox confirms it; the old one is told twice', async () => {
    await expect(state()).resolves.toEqual(NONE);
    expect((await request()).json()).toEqual({ success: true });
    await expect(state()).resolves.toEqual({ Pending: true, Applied: false, NewEmailAddress: newEmail });
    expect((await accountById(api().db, userId))?.email).toBe(email);
    await expect(kindsTo(api(), email)).resolves.toEqual(['email-change-asked']);
    expect((await confirm(await token())).json()).toEqual({ success: true });
    await expect(state()).resolves.toEqual({ Pending: false, Applied: true, NewEmailAddress: newEmail });
    await expect(state(86_401)).resolves.toEqual(NONE);
    await expect(kindsTo(api(), email)).resolves.toEqual(['email-change-asked', 'email-changed']);
    expect(JSON.stringify(await mailsTo(api(), email))).not.toContain(newEmail);
  });

  it('counts by the account’s own login alone: whoever reads the new mailbox may not be who asked', async () => {
    await request();
    const Token = await token();
    const other = `andere-${number}@example.com`;
    await insertCustomer(api(), { email: other });
    for (const stranger of [await api().visitorWithCsrf(), await loggedIn(api(), other)]) {
      const refused = await stranger.post(CALLS.confirmEmailChange.path, { Token });
      expect(refused.problem()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(refused.problem().detail).toContain('melden Sie sich zuerst mit dem Konto an');
    }
    expect((await accountById(api().db, userId))?.email).toBe(email);
    expect((await confirm(Token)).status).toBe(200);
    expect((await accountById(api().db, userId))?.email).toBe(newEmail);
  });

  it('leaves the logins as they are; from now on the new e-mail logs in', async () => {
    await request();
    await confirm(await token());
    expect((await visitor.post(CALLS.getToken.path, {})).status).toBe(200);
    await loggedIn(api(), newEmail);
    await expect(loggedIn(api(), email)).rejects.toThrow('cannot log in');
  });

  it('works once, for a day, and not forged', async () => {
    await request();
    const first = await token();
    await confirm(first);
    expect((await confirm(first)).problem().context).toEqual({ State: 'used' });
    expect((await confirm('forged')).problem()).toMatchObject({ code: 'TOKEN_EXPIRED', context: { State: 'unknown' } });
    newEmail = `dritte-${number}@example.com`;
    await request();
    api().setNow(later(86_400));
    expect((await confirm(await token())).problem().context).toEqual({ State: 'expired' });
    await expect(state(86_400)).resolves.toEqual(NONE);
  });

  it('is replaced by a later one, and dropped when it is taken back', async () => {
    await request();
    const first = await token();
    newEmail = `dritte-${number}@example.com`;
    api().setNow(later(1));
    await request();
    expect((await confirm(first)).problem().context).toEqual({ State: 'expired' });
    await visitor.call(CALLS.dropEmailChange, { body: {} });
    await expect(state(1)).resolves.toEqual(NONE);
    expect((await confirm(await token())).problem().context).toEqual({ State: 'expired' });
    await expect(visitor.call(CALLS.dropEmailChange, { body: {} })).resolves.toEqual({ success: true });
  });

  it('closes password links to the old mailbox', async () => {
    await visitor.call(CALLS.requestPasswordLink, { body: { EmailAddress: email } });
    const Token = await mailedToken(api(), email, 'password-link');
    await request();
    await confirm(await token());
    const response = await visitor.post(CALLS.setPassword.path, { Token, Password: 'Kaminfeuer-77' });
    expect(response.problem().context).toEqual({ State: 'expired' });
  });

  it('to a taken e-mail answers and looks alike; its owner is told, and no link opens it', async () => {
    await insertCustomer(api(), { email: newEmail });
    expect((await request(newEmail.toUpperCase())).json()).toEqual({ success: true });
    await expect(state()).resolves.toMatchObject({ Pending: true });
    const [mail] = await mailsTo(api(), newEmail.toUpperCase());
    expect(mail?.kind).toBe('email-change-taken');
    expect(mail?.text).not.toContain('email-anpassung-bestaetigen');
  });

  it('that lost a race is a clear conflict, and changes nothing', async () => {
    await request();
    const opened = await token();
    await insertCustomer(api(), { email: newEmail });
    expect((await confirm(opened)).problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect((await accountById(api().db, userId))?.email).toBe(email);
  });

  it.each([
    ['the same e-mail', () => request(email.toUpperCase()), 'body.NewEmailAddress', 'EMAIL_SAME'],
    ['no e-mail', () => request('neu'), 'body.NewEmailAddress', 'EMAIL_INV'],
    ['a wrong password', () => request(newEmail, 'Falsch-2026!'), 'body.Password', 'PASSWORD_WRONG'],
  ])('is refused for %s', async (_, send, path, code) => {
    expect((await send()).problem().errors).toEqual([{ path, code }]);
    await expect(state()).resolves.toEqual(NONE);
  });

  it('is not for guests, and floods no mailbox', async () => {
    const body = { NewEmailAddress: newEmail, Password: PASSWORD };
    const somebody = await guest(api(), `gast-${number}@example.com`);
    expect((await somebody.post(CALLS.requestEmailChange.path, body)).problem().code).toBe('FORBIDDEN');
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await request()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
