import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, orderCookie } from '@heizplatz/contract';
import { parsePayload, ROLES, parseUser } from '@heizplatz/identity';
import { eq, sql } from 'drizzle-orm';
import { mailedLinks, users } from '../users/schema';
import { addressInput } from '../users/testing/addresses';
import { kindsTo, mailedToken, mailsTo } from '../users/testing/mailed';
import { insertCustomer, loggedIn } from '../users/testing/visitors';
import { guest, startOrdering } from '../users/testing/guests';

const api = withApi({ env: { LIMIT_MAILS_PER_ADDRESS: '9999' } });
const PASSWORD = 'Kaminfeuer-77';
/** Chosen by who owns the mailbox. */
const OWN_PASSWORD = 'Ofenbank-2027';
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const whoIs = (client: TestClient) => parseUser(parsePayload(client.cookies.get('hp_token') ?? ''));

let number = 0;
let email = '';
beforeEach(() => {
  api().setNow(TEST_NOW);
  email = `neu-${(number += 1)}@example.com`;
});

async function enter(client: TestClient, fields: object = {}, auth: object = {}): Promise<void> {
  const AuthData = { EmailAddress: email, Password: PASSWORD, IsGuest: false, ...auth };
  await client.call(CALLS.cacheRegistrationData, { body: { AuthData, DeliveryAddress: addressInput(), ...fields } });
}

async function request(fields: object = {}): Promise<TestClient> {
  const visitor = await api().visitorWithCsrf();
  await enter(visitor, fields);
  await visitor.call(CALLS.register, { body: {} });
  return visitor;
}

const getAccounts = (address: string) =>
  api()
    .db.select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, address.toLowerCase()));

const confirm = (client: TestClient, Token: string, Password?: string) =>
  client.post(CALLS.confirmRegistration.path, { Token, ...(Password !== undefined && { Password }) });
/** Whether a password logs in to the account. */
const opens = async (Password: string): Promise<boolean> =>
  (await (await api().visitorWithCsrf()).call(CALLS.login, { body: { UserName: email, Password } })).success;
const getToken = (address = email) => mailedToken(api(), address, 'registration');

describe('POST registrieren', () => {
  it('makes nothing but a link, which is mailed and kept as a hash', async () => {
    await request();
    await expect(getAccounts(email)).resolves.toEqual([]);
    const token = await getToken();
    const rows = await api().db.select().from(mailedLinks).where(eq(mailedLinks.email, email));
    expect(rows).toMatchObject([{ purpose: 'registration', expiresAt: later(86_400), usedAt: null }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  it('mails the link as text and HTML, and nothing that its sender wrote', async () => {
    await request({ DeliveryAddress: addressInput({ FirstName: 'Gewinnen', LastName: 'Sie jetzt' }) });
    const [mail] = await mailsTo(api(), email);
    const token = await getToken();
    const link = `http://localhost:4200/registrierung-bestaetigen/${token}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Gewinnen|Ahornweg/);
  });

  it('in Switzerland leads to the Swiss site', async () => {
    const visitor = await api().visitorWithCsrf(3);
    const Swiss = addressInput({ CountryId: 3, ZipCode: '8000', City: 'Zürich' });
    await enter(visitor, { DeliveryAddress: Swiss });
    await visitor.call(CALLS.register, { body: {} });
    const [mail] = await mailsTo(api(), email);
    expect(mail?.text).toContain('http://ch.localhost:4200/registrierung-bestaetigen/');
    expect(mail?.text).not.toContain('ß');
    await confirm(visitor, await getToken());
    await expect(getAccounts(email)).resolves.toMatchObject([{ countryId: 3 }]);
  });

  it.each([
    ['a customer’s', {}, 'registration-known'],
    ['a locked one’s', { lockedAt: TEST_NOW }, 'account-locked'],
    ['a colleague’s', { roles: [ROLES.editor] }, 'registration-known'],
  ])('answers alike for %s e-mail, and mails how to go on', async (_, fields, kind) => {
    await insertCustomer(api(), { email, ...fields });
    const visitor = await api().visitorWithCsrf();
    await enter(visitor, {}, { EmailAddress: email.toUpperCase() });
    const response = await visitor.post(CALLS.register.path, {});
    expect({ status: response.status, body: response.json() }).toEqual({ status: 200, body: { success: true } });
    expect(response.headers['set-cookie']).toBeUndefined();
    await expect(kindsTo(api(), email)).resolves.toEqual([kind]);
    const [mail] = await mailsTo(api(), email);
    expect(/\/neues-kennwort-setzen\//.test(mail?.text ?? '')).toBe(kind === 'registration-known');
  });

  it('sent twice at once sends one mail, and another a minute later', async () => {
    const visitor = await api().visitorWithCsrf();
    await enter(visitor);
    await Promise.all([1, 2, 3].map(() => visitor.call(CALLS.register, { body: {} })));
    expect(await mailsTo(api(), email)).toHaveLength(1);
    api().setNow(later(61));
    await visitor.call(CALLS.register, { body: {} });
    expect(await mailsTo(api(), email)).toHaveLength(2);
  });

  it('sends a mailbox five mails in a quarter of an hour at most, known or not', async () => {
    const known = `bekannt-${number}@example.com`;
    await insertCustomer(api(), { email: known });
    for (const EmailAddress of [email, known]) {
      const statuses: number[] = [];
      for (let times = 0; times < 6; times += 1) {
        const visitor = await api().visitorWithCsrf();
        await enter(visitor, {}, { EmailAddress });
        statuses.push((await visitor.post(CALLS.register.path, {})).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it('misses the step without cached data, without a password, and a day later', async () => {
    const visitor = await api().visitorWithCsrf();
    const register = async () => (await visitor.post(CALLS.register.path, {})).problem().code;
    expect(await register()).toBe('STEP_MISSING');
    await visitor.call(CALLS.cacheRegistrationData, { body: { AuthData: { EmailAddress: email } } });
    expect(await register()).toBe('STEP_MISSING');
    await enter(visitor);
    api().setNow(later(86_400));
    expect(await register()).toBe('STEP_MISSING');
  });

  it('is a conflict for who is logged in', async () => {
    await insertCustomer(api(), { email });
    const visitor = await loggedIn(api(), email);
    await enter(visitor);
    expect((await visitor.post(CALLS.register.path, {})).problem().code).toBe('CONFLICT');
  });
});

describe('POST registrierung-bestaetigen', () => {
  it('makes the customer with its addresses and logs it in, on any browser, with the password set there', async () => {
    const InvoiceAddress = addressInput({ Street: 'Rechnungsweg' });
    await request({
      UseInvoiceAddress: true,
      InvoiceAddress,
      DeliveryAddress: addressInput({ Salutation: 1, Title1: 'Dr.' }),
    });
    const elsewhere = await api().visitorWithCsrf();
    elsewhere.cookies.set('hp_refresh', 'planted');
    expect((await confirm(elsewhere, await getToken(), OWN_PASSWORD)).json()).toMatchObject({ success: true });
    expect(whoIs(elsewhere)).toMatchObject({ isGuest: false, roles: [ROLES.customer], firstName: 'Anke' });
    expect(elsewhere.cookies.get('hp_refresh')).not.toBe('planted');
    const person = { Salutation: 1, Title1: 'Dr.', LastName: 'Vogt', Phone: '030 5550 1234' };
    await expect(elsewhere.call(CALLS.customerData)).resolves.toMatchObject(person);
    const list = await elsewhere.call(CALLS.orderAddresses, { params: { countryId: 1 }, query: { ai: 'true' } });
    expect(list.DeliveryAddressList).toMatchObject([{ Street: 'Ahornweg' }]);
    expect(list.InvoiceAddressList).toMatchObject([{ Street: 'Rechnungsweg' }]);
    await expect(opens(OWN_PASSWORD)).resolves.toBe(true);
  });

  it('works once; the link says used, and keeps neither address nor password', async () => {
    const visitor = await request();
    const token = await getToken();
    const responses = await Promise.all([confirm(visitor, token), confirm(visitor, token), confirm(visitor, token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await confirm(visitor, token)).problem()).toMatchObject({
      code: 'TOKEN_EXPIRED',
      context: { State: 'used' },
    });
    await expect(getAccounts(email)).resolves.toHaveLength(1);
    const [link] = await api().db.select().from(mailedLinks).where(eq(mailedLinks.email, email));
    expect(link).toMatchObject({ content: null, passwordHash: null, usedAt: TEST_NOW });
  });

  it('of two registrations of one e-mail makes one account, by the one that is pressed', async () => {
    const visitor = await request();
    const first = await getToken();
    api().setNow(later(120));
    await request();
    const second = await getToken();
    expect(second).not.toBe(first);
    expect((await confirm(visitor, first)).status).toBe(200);
    expect((await confirm(await api().visitorWithCsrf(), second)).problem().context).toEqual({ State: 'expired' });
    await expect(getAccounts(email)).resolves.toHaveLength(1);
  });

  it('says used when the e-mail got an account otherwise meanwhile', async () => {
    const visitor = await request();
    await insertCustomer(api(), { email: email.toUpperCase() });
    const refused = (await confirm(visitor, await getToken())).problem();
    expect(refused).toMatchObject({ code: 'TOKEN_EXPIRED', context: { State: 'used' } });
    await expect(getAccounts(email)).resolves.toHaveLength(1);
  });

  it.each([
    [86_399, 200],
    [86_400, 409],
  ])('after %i s answers %i', async (seconds, status) => {
    const visitor = await request();
    api().setNow(later(seconds));
    const response = await confirm(visitor, await getToken());
    expect(response.status).toBe(status);
    if (status === 409) expect(response.problem().context).toEqual({ State: 'expired' });
  });

  it.each(['x', 'a'.repeat(43), "' or 1=1 --"])('does not know %j', async (token) => {
    const response = await confirm(await api().visitorWithCsrf(), token);
    expect(response.problem()).toMatchObject({ status: 409, code: 'TOKEN_EXPIRED', context: { State: 'unknown' } });
  });

  it('does not take the link of another purpose', async () => {
    await insertCustomer(api(), { email });
    const visitor = await api().visitorWithCsrf();
    await visitor.call(CALLS.requestPasswordLink, { body: { EmailAddress: email } });
    const token = await mailedToken(api(), email, 'password-link');
    expect((await confirm(visitor, token)).problem().context).toEqual({ State: 'unknown' });
  });
});

describe('a guest', () => {
  async function guestId(client: TestClient): Promise<number> {
    return whoIs(client)?.id ?? 0;
  }

  it('becomes the customer it asked to be, with orders, addresses and the running order', async () => {
    const visitor = await guest(api(), email);
    const id = await guestId(visitor);
    const [before, refresh] = [visitor.cookies.get('hp_token'), visitor.cookies.get('hp_refresh') ?? ''];
    await visitor.call(CALLS.becomeCustomer, { body: { Password: PASSWORD } });
    expect(whoIs(visitor)?.isGuest).toBe(true);
    await confirm(visitor, await getToken());
    expect(whoIs(visitor)).toMatchObject({ id, isGuest: false, roles: [ROLES.customer] });
    expect(visitor.cookies.get('hp_token')).not.toBe(before);
    const list = await visitor.call(CALLS.orderAddresses, { params: { countryId: 1 }, query: {} });
    expect(list.DeliveryAddressList).toMatchObject([{ Street: 'Ahornweg' }]);
    expect(visitor.cookies.has(orderCookie(3))).toBe(true);
    visitor.cookies.set('hp_refresh', refresh);
    expect((await visitor.post(CALLS.getToken.path, {})).status).toBe(401);
  });

  it('that registers while ordering goes on as a guest, and is the customer when the link is pressed elsewhere', async () => {
    const visitor = await api().visitorWithCsrf();
    await startOrdering(api(), visitor);
    await enter(visitor);
    expect((await visitor.post(CALLS.registerGuest.path, {})).problem().code).toBe('STEP_MISSING');
    await visitor.call(CALLS.register, { body: {} });
    await visitor.call(CALLS.registerGuest, { body: {} });
    const id = await guestId(visitor);
    expect(whoIs(visitor)?.isGuest).toBe(true);
    const elsewhere = await api().visitorWithCsrf();
    await confirm(elsewhere, await getToken(), OWN_PASSWORD);
    expect(whoIs(elsewhere)).toMatchObject({ id, isGuest: false });
    await expect(opens(PASSWORD)).resolves.toBe(false);
    const list = await elsewhere.call(CALLS.orderAddresses, { params: { countryId: 1 }, query: {} });
    expect(list.DeliveryAddressList).toHaveLength(1);
    expect((await visitor.post(CALLS.getToken.path, {})).status).toBe(401);
  });

  it('goes on alike when the e-mail has an account already, which gets nothing of it', async () => {
    const customerId = await insertCustomer(api(), { email });
    const visitor = await api().visitorWithCsrf();
    await startOrdering(api(), visitor);
    await enter(visitor);
    await visitor.call(CALLS.register, { body: {} });
    await visitor.call(CALLS.registerGuest, { body: {} });
    expect(whoIs(visitor)).toMatchObject({ isGuest: true });
    expect(await guestId(visitor)).not.toBe(customerId);
  });

  it('is told what is wrong with its password, and a customer that it is one', async () => {
    const visitor = await guest(api(), email);
    const wrong = async (Password: string) =>
      (await visitor.post(CALLS.becomeCustomer.path, { Password })).problem().errors?.[0]?.code;
    expect(await wrong('kurz')).toBe('PASSWORD_SHORT');
    expect(await wrong('passwort123')).toBe('PASSWORD_COMMON');
    expect(await wrong(email)).toBe('PASSWORD_EMAIL');
    await insertCustomer(api(), { email });
    const customer = await loggedIn(api(), email);
    expect((await customer.post(CALLS.becomeCustomer.path, { Password: PASSWORD })).problem().code).toBe('CONFLICT');
  });
});
