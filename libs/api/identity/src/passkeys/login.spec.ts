import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { mailedToken, mailsTo } from '../users/testing/mailed';
import { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';
import { changeUser } from '../users/user-repository';
import { deleteExpiredChallenges } from './passkey-repository';
import { consumedChallenges } from './schema';
import { getPasskey } from './testing/get-passkey';
import { FLAGS, type softAuthenticator } from './testing/soft-authenticator';

const api = withApi({
  env: { STAFF_SECOND_FACTOR: 'required', LIMIT_ADDRESS_FAILURES: '60', LIMIT_MAILS_PER_ADDRESS: '99' },
});
const REFUSED = { success: false, token: null, redirectUrl: null };
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

let number = 0;
let email = '';
let userId = 0;
beforeEach(async () => {
  api().setNow(TEST_NOW);
  email = `anke-${(number += 1)}@example.com`;
  userId = await insertCustomer(api(), { email });
});

type Authenticator = ReturnType<typeof softAuthenticator>;
const enrolled = async () => getPasskey(api(), await loggedIn(api(), email));
const begin = (visitor: TestClient) => visitor.call(CALLS.beginPasskeyLogin, { body: {} });
const send = (visitor: TestClient, Credential: unknown) => visitor.post(CALLS.logInWithPasskey.path, { Credential });
const isIn = async (client: TestClient) => (await client.get(CALLS.supportInfo.path)).status === 200;

/** Somebody else's browser, or the owner's next one. */
async function logIn(authenticator: Authenticator, wrong: Parameters<Authenticator['get']>[1] = {}) {
  const visitor = await api().visitorWithCsrf();
  const response = await send(visitor, authenticator.get(await begin(visitor), wrong));
  return { visitor, answer: response };
}

describe('a passkey logs in', () => {
  it('without e-mail, password and code, and says when it was used', async () => {
    const { authenticator } = await enrolled();
    api().setNow(later(60));
    const { visitor, answer: response } = await logIn(authenticator);
    expect(response.json()).toEqual({ success: true, token: expect.any(String) as string, redirectUrl: null });
    expect(visitor.cookies.has('hp_passkey')).toBe(false);
    expect(await isIn(visitor)).toBe(true);
    const { Items } = await visitor.call(CALLS.passkeys);
    expect(Items).toMatchObject([{ LastUsedAt: later(60).toISOString() }]);
  });

  it('staff too: it is possession and PIN in one', async () => {
    const { authenticator } = await enrolled();
    await changeUser(api().db, userId, { roles: [ROLES.editor] });
    const byPassword = await api().visitorWithCsrf();
    const body = { UserName: email, Password: PASSWORD };
    expect(await byPassword.call(CALLS.login, { body })).toMatchObject({ token: null, secondFactor: 'enrol' });
    const { visitor } = await logIn(authenticator);
    expect(await isIn(visitor)).toBe(true);
  });

  it('asks the database for nothing before the answer: beginning leaves no row', async () => {
    const visitor = await api().visitorWithCsrf();
    const before = await api().db.$count(consumedChallenges);
    const { challenge, userVerification } = await begin(visitor);
    expect(userVerification).toBe('required');
    expect((await begin(visitor)).challenge).not.toBe(challenge);
    expect(await api().db.$count(consumedChallenges)).toBe(before);
  });

  it('its answered challenge is forgotten when it has expired', async () => {
    const { authenticator } = await enrolled();
    api().setNow(later(1000));
    await logIn(authenticator);
    await deleteExpiredChallenges(api().db, later(1299));
    expect(await api().db.$count(consumedChallenges)).toBeGreaterThan(0);
    await deleteExpiredChallenges(api().db, later(1300));
    expect(await api().db.$count(consumedChallenges)).toBe(0);
  });
});

describe('nobody is logged in', () => {
  it.each([
    ['from another page', { origin: 'https://heizplatz.example' }],
    ['from another site of ours', { origin: 'http://at.localhost:4200' }],
    ['without finger, face or PIN', { flags: FLAGS.present }],
  ])('%s', async (_, wrong) => {
    const { authenticator } = await enrolled();
    const { visitor, answer: response } = await logIn(authenticator, wrong);
    expect(response.json()).toEqual(REFUSED);
    expect(visitor.cookies.has('hp_token')).toBe(false);
  });

  it("by a passkey that is unknown, removed or another's", async () => {
    const { authenticator, passkey } = await enrolled();
    const visitor = await api().visitorWithCsrf();
    const good = authenticator.get(await begin(visitor));
    expect((await send(visitor, { ...good, id: 'AAAA', rawId: 'AAAA' })).json()).toEqual(REFUSED);
    const { response } = authenticator.get(await begin(visitor));
    const forOther = { ...good, response: { ...response, userHandle: 'AAAA' } };
    expect((await send(visitor, forOther)).json()).toEqual(REFUSED);
    const owner = await loggedIn(api(), email);
    await owner.call(CALLS.removePasskey, { body: { Id: passkey.Id, Password: PASSWORD } });
    expect((await logIn(authenticator)).answer.json()).toEqual(REFUSED);
  });

  it('by an answer that was changed on its way', async () => {
    const { authenticator } = await enrolled();
    const visitor = await api().visitorWithCsrf();
    const good = authenticator.get(await begin(visitor));
    const data = Buffer.from(good.response.authenticatorData, 'base64url');
    data[36] = 9;
    const forged = { ...good, response: { ...good.response, authenticatorData: data.toString('base64url') } };
    expect((await send(visitor, forged)).json()).toEqual(REFUSED);
  });

  it('twice by one answer, even when the cookie is kept, nor by several at once', async () => {
    const { authenticator } = await enrolled();
    const visitor = await api().visitorWithCsrf();
    const response = authenticator.get(await begin(visitor));
    const cookies = [...visitor.cookies];
    const thieves = await Promise.all([1, 2, 3].map(() => api().visitorWithCsrf()));
    for (const thief of thieves) for (const [name, value] of cookies) thief.cookies.set(name, value);
    const responses = await Promise.all(thieves.map((thief) => send(thief, response)));
    expect(responses.map((one) => (one.json() as { success: boolean }).success).sort()).toEqual([false, false, true]);
  });

  it.each([
    [299, true],
    [300, false],
  ])('after %i s: %s', async (seconds, isLoggedIn) => {
    const { authenticator } = await enrolled();
    const visitor = await api().visitorWithCsrf();
    const response = authenticator.get(await begin(visitor));
    api().setNow(later(seconds));
    expect((await send(visitor, response)).status === 200).toBe(isLoggedIn);
    expect(visitor.cookies.has('hp_token')).toBe(isLoggedIn);
  });

  it('by a challenge that somebody made up, or none', async () => {
    const { authenticator } = await enrolled();
    const visitor = await api().visitorWithCsrf();
    const response = authenticator.get(await begin(visitor));
    visitor.cookies.delete('hp_passkey');
    expect((await send(visitor, response)).problem().code).toBe('TOKEN_EXPIRED');
    visitor.cookies.set('hp_passkey', `${'A'.repeat(43)}~${later(60).getTime()}~${'B'.repeat(43)}`);
    expect((await send(visitor, response)).problem().code).toBe('TOKEN_EXPIRED');
  });

  it('by a copy of the key, whose signatures count backwards', async () => {
    const { authenticator } = await enrolled();
    expect((await logIn(authenticator, { counter: 7 })).answer.json()).toMatchObject({ success: true });
    expect((await logIn(authenticator, { counter: 7 })).answer.json()).toEqual(REFUSED);
    expect((await logIn(authenticator, { counter: 8 })).answer.json()).toMatchObject({ success: true });
  });

  it('to a locked account', async () => {
    const { authenticator } = await enrolled();
    await changeUser(api().db, userId, { lockedAt: TEST_NOW });
    expect((await logIn(authenticator)).answer.json()).toEqual(REFUSED);
  });

  it('after the mailbox’s owner set a new password by link, which says so', async () => {
    const { authenticator } = await enrolled();
    const visitor = await api().visitorWithCsrf();
    await visitor.call(CALLS.requestPasswordLink, { body: { EmailAddress: email } });
    const Token = await mailedToken(api(), email, 'password-link');
    await visitor.call(CALLS.setPassword, { body: { Token, Password: 'Kaminfeuer-77' } });
    expect((await logIn(authenticator)).answer.json()).toEqual(REFUSED);
    const mail = (await mailsTo(api(), email)).find(({ kind }) => kind === 'password-changed');
    expect(mail?.text).toContain('Ihre Passkeys wurden dabei entfernt');
  });
});
