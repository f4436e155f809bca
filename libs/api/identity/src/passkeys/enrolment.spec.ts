import { siteOrigin } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { impersonationToken } from '../users/testing/impersonation-token';
import { kindsTo, mailsTo } from '../users/testing/mailed';
import { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';
import { passkeys } from './schema';
import { getPasskey } from './testing/get-passkey';
import { FLAGS, softAuthenticator } from './testing/soft-authenticator';

const api = withApi({ env: { LIMIT_ACCOUNT_FAILURES: '50', LIMIT_ADDRESS_FAILURES: '500' } });
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

let number = 0;
let email = '';
let userId = 0;
let anke: TestClient;
beforeEach(async () => {
  api().setNow(TEST_NOW);
  email = `anke-${(number += 1)}@example.com`;
  userId = await insertCustomer(api(), { email });
  anke = await loggedIn(api(), email);
});

const origin = () => siteOrigin(1, api().services.config);
const begin = (client = anke) => client.call(CALLS.beginPasskeyEnrolment, { body: { Password: PASSWORD } });
const add = (Credential: unknown, client = anke, Name = 'Telefon') =>
  client.post(CALLS.addPasskey.path, { Name, Credential });
const listed = async (client = anke) => (await client.call(CALLS.passkeys)).Items;
const stored = () => api().db.select().from(passkeys).where(eq(passkeys.userId, userId));

describe('a passkey is set up', () => {
  it('after the password, and stands in the list with its host; the owner is told', async () => {
    const { passkey } = await getPasskey(api(), anke, 'Laptop im Büro');
    expect(passkey).toEqual({
      Id: expect.any(Number) as number,
      Name: 'Laptop im Büro',
      Host: new URL(origin()).hostname,
      CreatedAt: TEST_NOW.toISOString(),
      LastUsedAt: null,
    });
    expect(await listed()).toEqual([passkey]);
    const [mail] = await mailsTo(api(), email);
    expect(mail).toMatchObject({ kind: 'passkey-added' });
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('Passkey „Laptop im Büro“ eingerichtet');
  });

  it('with a challenge that is sealed in a cookie no script reads', async () => {
    const response = await anke.post(CALLS.beginPasskeyEnrolment.path, { Password: PASSWORD });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^hp_passkey=[\w-]{43}~\d{13}~[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const options = response.json();
    expect(options).toMatchObject({
      rp: { id: new URL(origin()).hostname },
      user: { name: email },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
      excludeCredentials: [],
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
    });
    expect(JSON.stringify(options)).not.toContain(`"${userId}"`);
  });

  it('and tells the next enrolment which there are', async () => {
    const { authenticator } = await getPasskey(api(), anke);
    const { excludeCredentials } = await begin();
    const options = await begin();
    expect(excludeCredentials).toEqual([expect.objectContaining({ id: authenticator.create(options).id })]);
  });

  it.each([
    [299, 200],
    [300, 409],
  ])('when it comes after %i s, the answer is %i', async (seconds, status) => {
    const made = softAuthenticator(origin()).create(await begin());
    api().setNow(later(seconds));
    expect((await add(made)).status).toBe(status);
    expect(await stored()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('no passkey is set up', () => {
  it('without the password', async () => {
    const response = await anke.post(CALLS.beginPasskeyEnrolment.path, { Password: 'Falsch-2026!' });
    expect(response.problem().errors).toEqual([{ path: 'body.Password', code: 'PASSWORD_WRONG' }]);
    expect(anke.cookies.has('hp_passkey')).toBe(false);
  });

  it.each([
    ['for another page', { origin: 'https://heizplatz.example' }],
    ['for another site of ours', { origin: 'http://at.localhost:4200' }],
    ['without finger, face or PIN', { flags: FLAGS.present }],
    ['without anybody there', { flags: 0 }],
  ])('%s', async (_, wrong) => {
    const made = softAuthenticator(origin()).create(await begin(), wrong);
    const response = (await add(made)).problem();
    expect(response).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(response.errors).toEqual([{ path: 'body.Credential', code: 'PASSKEY_INVALID' }]);
    expect(await stored()).toEqual([]);
    await expect(kindsTo(api(), email)).resolves.toEqual([]);
  });

  it('from what is no credential', async () => {
    const made = softAuthenticator(origin()).create(await begin());
    const response = await add({ ...made, response: { ...made.response, attestationObject: 'AAAA' } });
    expect(response.problem().code).toBe('VALIDATION');
  });

  it('twice by one challenge, even when the cookie is kept', async () => {
    const options = await begin();
    const cookie = anke.cookies.get('hp_passkey') ?? '';
    expect((await add(softAuthenticator(origin()).create(options))).status).toBe(200);
    anke.cookies.set('hp_passkey', cookie);
    expect((await add(softAuthenticator(origin()).create(options))).status).toBe(400);
    expect(await stored()).toHaveLength(1);
  });

  it("by another login's challenge, or one that was made for logging in", async () => {
    const options = await begin();
    const other = await loggedIn(api(), email);
    other.cookies.set('hp_passkey', anke.cookies.get('hp_passkey') ?? '');
    expect((await add(softAuthenticator(origin()).create(options), other)).problem().code).toBe('TOKEN_EXPIRED');
    const { challenge } = await anke.call(CALLS.beginPasskeyLogin, { body: {} });
    const made = softAuthenticator(origin()).create({ ...options, challenge });
    expect((await add(made)).problem().code).toBe('TOKEN_EXPIRED');
  });

  it('beside ten others', async () => {
    for (let made = 0; made < 10; made += 1) await getPasskey(api(), anke, `Nr. ${made}`);
    const response = await anke.post(CALLS.beginPasskeyEnrolment.path, { Password: PASSWORD });
    expect(response.problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  it('that another account has', async () => {
    const { authenticator } = await getPasskey(api(), anke);
    const otherEmail = `berta-${number}@example.com`;
    await insertCustomer(api(), { email: otherEmail });
    const berta = await loggedIn(api(), otherEmail);
    const made = authenticator.create(await begin(berta));
    expect((await add(made, berta)).problem().code).toBe('CONFLICT');
    expect(await listed(berta)).toEqual([]);
  });

  it('by support that acts as the customer', async () => {
    const impersonation = api().visitor();
    impersonation.cookies.set('hp_token', await impersonationToken(api(), userId));
    const renewed = await impersonation.get(CALLS.renewSession.path);
    expect(renewed.status).toBe(200);
    const response = await impersonation.post(CALLS.beginPasskeyEnrolment.path, { Password: PASSWORD });
    expect(response.problem()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('a passkey is removed', () => {
  const remove = (Id: number, client = anke, Password = PASSWORD) =>
    client.post(CALLS.removePasskey.path, { Id, Password });

  it('after the password; the owner is told', async () => {
    const { passkey } = await getPasskey(api(), anke);
    expect((await remove(passkey.Id, anke, 'Falsch-2026!')).problem().errors).toEqual([
      { path: 'body.Password', code: 'PASSWORD_WRONG' },
    ]);
    expect(await listed()).toHaveLength(1);
    expect((await remove(passkey.Id)).json()).toEqual({ success: true });
    expect(await listed()).toEqual([]);
    await expect(kindsTo(api(), email)).resolves.toEqual(['passkey-added', 'passkey-removed']);
  });

  it('by its owner alone', async () => {
    const { passkey } = await getPasskey(api(), anke);
    const otherEmail = `carla-${number}@example.com`;
    await insertCustomer(api(), { email: otherEmail });
    expect((await remove(passkey.Id, await loggedIn(api(), otherEmail))).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });
});
