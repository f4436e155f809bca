import { notifications, registrations, users } from '@heizplatz/api-identity';
import { addressInput, guest, insertCustomer, kindsTo, loggedIn, startOrdering } from '@heizplatz/api-identity/testing';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { parsePayload, parseUser } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { startOrderingWith } from '../checkout/testing/start-ordering-with';

const api = withApi({ env: { LIMIT_ADDRESS_FAILURES: '60', LIMIT_MAILS_PER_RECIPIENT: '1' } });
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const EMAIL = 'gast@example.com';
const CACHE = CALLS.cacheRegistrationData.path;
const register = (visitor: TestClient) => visitor.post(CALLS.registerGuest.path, {});
const cache = (visitor: TestClient, body: object) =>
  visitor.post(CACHE, { AuthData: { EmailAddress: EMAIL }, ...body });

async function ordering(fields: Parameters<typeof startOrderingWith>[2] = { countryId: 1 }): Promise<TestClient> {
  const visitor = await api().visitorWithCsrf();
  await startOrderingWith(api(), visitor, fields);
  return visitor;
}

const getGuests = (email: string) => api().db.select().from(users).where(eq(users.email, email));

beforeEach(() => api().setNow(TEST_NOW));

describe('POST cache-reg-data', () => {
  it('keeps the data for 24 hours under an HttpOnly cookie, and a hash in the password’s place', async () => {
    const visitor = await api().visitorWithCsrf();
    const AuthData = { EmailAddress: EMAIL, Password: 'Kaminfeuer-77', IsGuest: false };
    const response = await cache(visitor, { AuthData, DeliveryAddress: addressInput() });
    expect(response.json()).toEqual({ success: true });
    expect(response.headers['set-cookie']?.join()).toMatch(
      /^hp_reg=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const rows = await api().db.select().from(registrations);
    expect(rows).toMatchObject([{ expiresAt: later(86_400), content: { EmailAddress: EMAIL, IsGuest: false } }]);
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain('Kaminfeuer-77');
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get('hp_reg'));
  });

  it('gives a new cookie each time, and forgets the old one’s data', async () => {
    const visitor = await ordering();
    visitor.cookies.set('hp_reg', 'planted');
    await cache(visitor, {});
    const first = visitor.cookies.get('hp_reg') ?? '';
    await cache(visitor, {});
    expect(new Set(['planted', first, visitor.cookies.get('hp_reg')]).size).toBe(3);
    visitor.cookies.set('hp_reg', first);
    expect((await register(visitor)).problem().code).toBe('STEP_MISSING');
  });

  it.each([
    [{ AuthData: {} }, 'body.AuthData.EmailAddress', 'REQUIRED'],
    [{ AuthData: { EmailAddress: 'gast' } }, 'body.AuthData.EmailAddress', 'EMAIL_INV'],
    [{ AuthData: { EmailAddress: EMAIL, Password: 'kurz' } }, 'body.AuthData.Password', 'PASSWORD_SHORT'],
    [
      { DeliveryAddress: addressInput({ FirstName: 'Ihr Gewinn: https://evil.example/x' }) },
      'body.DeliveryAddress.FirstName',
      'NAME_INV',
    ],
    [
      { DeliveryAddress: addressInput({ CompanyName: 'evil.example/x' }) },
      'body.DeliveryAddress.CompanyName',
      'NAME_INV',
    ],
    [{ AuthData: { EmailAddress: EMAIL, Password: EMAIL } }, 'body.AuthData.Password', 'PASSWORD_EMAIL'],
    [{ AuthData: { EmailAddress: EMAIL, Password: 'passwort123' } }, 'body.AuthData.Password', 'PASSWORD_COMMON'],
    [{ DeliveryAddress: addressInput({ Phone: 'x' }) }, 'body.DeliveryAddress.Phone', 'PHONE_INV'],
    [{ DeliveryAddress: addressInput({ ZipCode: '1011' }) }, 'body.DeliveryAddress.ZipCode', 'ZIPCODE_INV'],
    [{ InvoiceAddress: addressInput({ CountryId: 3 }) }, 'body.InvoiceAddress.ZipCode', 'ZIPCODE_INV'],
  ])('names the fault of %j', async (body, path, code) => {
    const response = await cache(await api().visitorWithCsrf(), body);
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path, code }] });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('needs the CSRF header', async () => {
    const visitor = await api().visitorWithCsrf();
    const response = await visitor.post(CACHE, { AuthData: { EmailAddress: EMAIL } }, { sendsCsrf: false });
    expect(response.problem().code).toBe('CSRF');
  });
});

describe('POST gast', () => {
  it('makes a guest of the cached data, with its addresses', async () => {
    const visitor = await ordering();
    const InvoiceAddress = addressInput({ ZipCode: '1010', CountryId: 2, City: 'Wien' });
    await cache(visitor, { UseInvoiceAddress: true, DeliveryAddress: addressInput(), InvoiceAddress });
    const response = await register(visitor);
    const { token } = await visitor.call(CALLS.getToken, { body: {} });
    expect(response.json()).toMatchObject({ success: true });
    expect(parseUser(parsePayload(token ?? ''))).toMatchObject({ isGuest: true, roles: [], firstName: 'Anke' });
    const list = await visitor.call(CALLS.orderAddresses, {
      params: { countryId: 1 },
      query: { ai: 'true', ac: 'true' },
    });
    expect(list.DeliveryAddressList).toMatchObject([{ Street: 'Ahornweg', ZipCode: '10115' }]);
    expect(list.InvoiceAddressList).toMatchObject([{ ZipCode: '1010', City: 'Wien' }]);
  });

  it('leaves out an invoice address that is not to be used', async () => {
    const visitor = await ordering();
    await cache(visitor, { InvoiceAddress: addressInput() });
    await register(visitor);
    const query = { ai: 'true', ac: 'true' };
    const list = await visitor.call(CALLS.orderAddresses, { params: { countryId: 1 }, query });
    expect(list).toEqual({ DeliveryAddressList: [], InvoiceAddressList: [], SelectedAddresses: [] });
  });

  it('asks a guest who ticked news once more, by a mail; no tick, no mail', async () => {
    for (const [email, NewsletterWanted] of [
      ['neu@example.com', true],
      ['still@example.com', false],
    ] as const) {
      const visitor = await ordering();
      await cache(visitor, { AuthData: { EmailAddress: email, NewsletterWanted } });
      expect((await register(visitor)).status).toBe(200);
    }
    expect(await kindsTo(api(), 'neu@example.com')).toEqual(['notification-confirm']);
    expect(await kindsTo(api(), 'still@example.com')).toEqual([]);
    const [wish] = await api().db.select().from(notifications).where(eq(notifications.email, 'neu@example.com'));
    expect(wish).toMatchObject({ kind: 'news', countryId: 1, userId: null, confirmedAt: null });
  });

  it('orders on where a mailbox has had too many mails', async () => {
    for (const seconds of [0, 700]) {
      api().setNow(later(seconds));
      const visitor = await ordering();
      await cache(visitor, { AuthData: { EmailAddress: 'viel@example.com', NewsletterWanted: true } });
      expect((await register(visitor)).status).toBe(200);
    }
    expect(await kindsTo(api(), 'viel@example.com')).toEqual(['notification-confirm']);
  });

  it('sent twice at once makes one guest', async () => {
    const visitor = await ordering();
    await cache(visitor, { AuthData: { EmailAddress: 'doppelt@example.com' } });
    const responses = await Promise.all([register(visitor), register(visitor), register(visitor)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expect(getGuests('doppelt@example.com')).resolves.toHaveLength(1);
  });

  it('makes another guest of data that was entered anew', async () => {
    const visitor = await guest(api(), 'wieder@example.com');
    await cache(visitor, { AuthData: { EmailAddress: 'wieder@example.com' } });
    await register(visitor);
    await expect(getGuests('wieder@example.com')).resolves.toHaveLength(2);
  });

  it('with a customer’s e-mail is an ordinary guest, who sees nothing of the customer', async () => {
    await insertCustomer(api(), { email: 'stamm@example.com' });
    const owner = await loggedIn(api(), 'stamm@example.com');
    await owner.call(CALLS.saveAddress, { body: { AddressType: 1, Address: addressInput({ Street: 'Geheimweg' }) } });
    const visitor = await guest(api(), 'Stamm@example.com');
    const query = { ai: 'true', ac: 'true' };
    const list = await visitor.call(CALLS.orderAddresses, { params: { countryId: 1 }, query });
    expect(JSON.stringify(list)).not.toContain('Geheimweg');
    expect(list.DeliveryAddressList).toHaveLength(1);
  });

  it.each([
    ['without an order process', {}, false],
    ['with an order process that has expired', { expiresAt: later(-1) }, true],
    ['with an order that was placed', { orderId: '7e7b3a3e-6f4e-4f33-9a53-1de0a1bd3a11' }, true],
    ['with an order process of another site', { countryId: 2 }, true],
  ])('is forbidden %s', async (_, fields, hasProcess) => {
    const visitor = hasProcess ? await ordering(fields) : await api().visitorWithCsrf();
    await cache(visitor, {});
    expect((await register(visitor)).problem()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('is forbidden with a made-up order cookie', async () => {
    const visitor = await api().visitorWithCsrf();
    visitor.cookies.set('hp_order_3', 'made-up');
    await cache(visitor, {});
    expect((await register(visitor)).problem().code).toBe('FORBIDDEN');
  });

  it('misses the step without cached data, a day later, and for a customer’s registration', async () => {
    expect((await register(await ordering())).problem()).toMatchObject({ status: 409, code: 'STEP_MISSING' });
    const slow = await ordering();
    await cache(slow, {});
    api().setNow(later(86_400));
    expect((await register(slow)).problem().code).toBe('STEP_MISSING');
    api().setNow(TEST_NOW);
    const customer = await ordering();
    await cache(customer, { AuthData: { EmailAddress: EMAIL, Password: 'Kaminfeuer-77', IsGuest: false } });
    expect((await register(customer)).problem().code).toBe('STEP_MISSING');
  });

  it('leaves a customer who is logged in as it is', async () => {
    await insertCustomer(api(), { email: 'bleibt@example.com' });
    const visitor = await loggedIn(api(), 'bleibt@example.com');
    await startOrdering(api(), visitor);
    await cache(visitor, {});
    expect((await register(visitor)).problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  it('needs the CSRF header and a body', async () => {
    const visitor = await ordering();
    const response = await visitor.post(CALLS.registerGuest.path, {}, { sendsCsrf: false });
    expect(response.problem().code).toBe('CSRF');
    expect((await visitor.send('POST', CALLS.registerGuest.path, { rawBody: 'x' })).problem().status).toBe(400);
  });
});
