import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { mailedToken } from '../users/testing/mailed';
import { accountByEmail } from '../users/user-repository';

const api = withApi({ env: { LIMIT_MAILS_PER_ADDRESS: '9999' } });
const INPUT = 'Kaminfeuer-77';
/** Chosen by who owns the mailbox. */
const OWN = 'Ofenbank-2027';

let number = 0;
let email = '';
beforeEach(() => {
  api().setNow(TEST_NOW);
  email = `neu-${(number += 1)}@example.com`;
});

async function request(EmailAddress = email): Promise<TestClient> {
  const visitor = await api().visitorWithCsrf();
  const AuthData = { EmailAddress, Password: INPUT, IsGuest: false };
  await visitor.call(CALLS.cacheRegistrationData, { body: { AuthData } });
  await visitor.call(CALLS.register, { body: {} });
  return visitor;
}

const confirm = (client: TestClient, Token: string, Password?: string) =>
  client.post(CALLS.confirmRegistration.path, { Token, ...(Password !== undefined && { Password }) });
const getToken = () => mailedToken(api(), email, 'registration');
const opens = async (Password: string): Promise<boolean> =>
  (await (await api().visitorWithCsrf()).call(CALLS.login, { body: { UserName: email, Password } })).success;

describe('the password of a confirmed registration', () => {
  it('is the typed one in the browser where it was typed', async () => {
    const visitor = await request();
    expect((await confirm(visitor, await getToken())).status).toBe(200);
    await expect(opens(INPUT)).resolves.toBe(true);
  });

  it('is asked of the mailbox’s owner elsewhere: the one of who asked opens nothing', async () => {
    const stranger = await request();
    const token = await getToken();
    const owner = await api().visitorWithCsrf();
    const wrong = async (client: TestClient, password?: string) =>
      (await confirm(client, token, password)).problem().errors;
    expect(await wrong(owner)).toEqual([{ path: 'body.Password', code: 'REQUIRED' }]);
    expect(await wrong(owner, 'passwort123')).toEqual([{ path: 'body.Password', code: 'PASSWORD_COMMON' }]);
    // Nor does a registration of one's own help.
    const other = await request(`eigene-${email}`);
    expect(await wrong(other)).toEqual([{ path: 'body.Password', code: 'REQUIRED' }]);
    await expect(accountByEmail(api().db, email)).resolves.toBeNull();
    expect((await confirm(owner, token, OWN)).status).toBe(200);
    await expect(opens(INPUT)).resolves.toBe(false);
    await expect(opens(OWN)).resolves.toBe(true);
    expect((await confirm(stranger, token)).problem().context).toEqual({ State: 'used' });
  });
});

describe('POST link', () => {
  const read = async (Token: string, Purpose = 'registration') =>
    (await api().visitor().post(CALLS.readLink.path, { Purpose, Token })).json();

  it('tells open, used, expired and unknown apart, and spends nothing', async () => {
    const visitor = await request();
    const token = await getToken();
    const MaskedEmail = `n…${String(number).slice(-1)}@example.com`;
    await expect(read(token)).resolves.toEqual({ State: 'open', MaskedEmail, NeedsPassword: true });
    const here = (await visitor.post(CALLS.readLink.path, { Purpose: 'registration', Token: token })).json();
    expect(here).toEqual({ State: 'open', MaskedEmail, NeedsPassword: false });
    await expect(read(token)).resolves.toMatchObject({ State: 'open' });
    await expect(read(token, 'password')).resolves.toEqual({
      State: 'unknown',
      MaskedEmail: null,
      NeedsPassword: false,
    });
    api().setNow(new Date(TEST_NOW.getTime() + 86_401_000));
    await expect(read(token)).resolves.toMatchObject({ State: 'expired' });
    api().setNow(TEST_NOW);
    await confirm(visitor, token);
    await expect(read(token)).resolves.toMatchObject({ State: 'used' });
    await expect(read('forged')).resolves.toEqual({ State: 'unknown', MaskedEmail: null, NeedsPassword: false });
  });
});
