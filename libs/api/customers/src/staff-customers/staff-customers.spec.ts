import { addresses, users } from '@heizplatz/api-identity';
import { addressInput, guest, insertCustomer, loggedIn, mailsTo, PASSWORD } from '@heizplatz/api-identity/testing';
import { newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

type Customer = CallResponse<typeof CALLS.staffCustomer>;
/** Of the test market, which has few postcodes. */
const SERVED_ZIP = '80001';
const market = withOrderMarket({ LIMIT_ACCOUNT_FAILURES: '3' });

let support: TestClient;
let anna: TestCustomer;
let addressId = 0;
beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'support-k@example.com', roles: [ROLES.customerSupport], firstName: 'Jonas' });
  support = await loggedIn(api, 'support-k@example.com');
});
beforeEach(async () => {
  anna = await newCustomer(market());
  addressId = await anna.shopper.addAddress({ Street: `Birkenweg ${anna.userId}`, City: 'Berlin' });
});

const read = (id = anna.userId): Promise<Customer> => support.call(CALLS.staffCustomer, { params: { customerId: id } });
const send = (what: string, body: object, id = anna.userId) => support.post(`/api/support/kunden/${id}/${what}`, body);
const getEmail = async (id: number) =>
  (await market().api.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? '';

describe('the list of customers', () => {
  it('knows name, town and orders, and is searched by name, mail, phone and postcode', async () => {
    await placeOrder(market(), anna, { addressId });
    const customer = await read();
    const email = customer.Email;
    const one = async (query: object) => (await support.call(CALLS.staffCustomers, { query: { ...query } })).Rows;
    const [row] = await one({ search: email });
    expect(row).toMatchObject({
      Id: anna.userId,
      Town: 'Berlin',
      Orders: 1,
      IsGuest: false,
      IsLocked: false,
      CountryId: 1,
    });
    expect(row?.LastOrderAt).not.toBeNull();
    for (const search of [row?.ZipCode, row?.Phone, customer.LastName])
      expect((await one({ search, size: 100 })).map(({ Id }) => Id)).toContain(anna.userId);
  });

  it('is filtered by country, ordered group, guests and locked ones', async () => {
    await placeOrder(market(), anna, { addressId });
    const { api } = market();
    await guest(api, `gast-${anna.userId}@example.com`);
    const ids = async (query: object) =>
      (await support.call(CALLS.staffCustomers, { query: { size: 100, ...query } })).Rows.map(({ Id }) => Id);
    expect(await ids({ group: 3 })).toContain(anna.userId);
    expect(await ids({ group: 1 })).not.toContain(anna.userId);
    expect(await ids({ country: 2 })).not.toContain(anna.userId);
    expect(await ids({ guest: 'ja' })).not.toContain(anna.userId);
    expect(await ids({ search: `gast-${anna.userId}`, guest: 'ja' })).toHaveLength(1);
    expect(await ids({ locked: 'ja' })).not.toContain(anna.userId);
  });

  it('has neither staff nor dealers, and neither are found', async () => {
    const { Rows } = await support.call(CALLS.staffCustomers, { query: { search: 'support-k' } });
    expect(Rows).toEqual([]);
    const { api } = market();
    const dealerId = await insertCustomer(api, { email: `d-${anna.userId}@example.com`, roles: [], redirectUrl: '/' });
    expect((await support.get(`/api/support/kunden/${dealerId}`)).status).toBe(404);
  });
});

describe('a customer', () => {
  it('is changed by staff, and by nobody whose version is older', async () => {
    const { Version, FirstName, Email } = await read();
    const body = { Version, FirstName, LastName: 'Vogt-Lehmann', Phone: '030 5550 999' };
    expect((await send('stammdaten', body)).json()).toMatchObject({ LastName: 'Vogt-Lehmann', Email });
    const late = await send('stammdaten', { ...body, LastName: 'Andere' });
    expect(late.problem()).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { Current: { Version: Version + 1, LastName: 'Vogt-Lehmann' } },
    });
  });

  const addressBody = (Version: number, AddressNumber: number | null, Street: string) => ({
    ...{ Version, AddressNumber, AddressType: 1, IsDefault: AddressNumber === null },
    Address: addressInput({ Street, ZipCode: SERVED_ZIP }),
  });

  it('gets addresses, and loses them', async () => {
    const { Version } = await read();
    await send('adresse', addressBody(Version, null, 'Eichenweg'));
    const { Addresses, Version: next } = await read();
    const added = Addresses.find((one) => one.Address.Street === 'Eichenweg');
    expect(added).toMatchObject({ IsDefault: true });
    await send('adresse-loeschen', { Version: next, AddressNumber: added?.Address.Id });
    expect((await read()).Addresses.map((one) => one.Address.Street)).not.toContain('Eichenweg');
  });

  it('gets no delivery address at a postcode that does not exist; one that has such a place keeps it', async () => {
    const { Version } = await read();
    const body = addressBody(Version, null, 'Eichenweg');
    const far = { ...body, Address: addressInput({ ZipCode: '99999' }) };
    const refused = await send('adresse', far);
    expect(refused.problem()).toMatchObject({
      ...{ status: 400, code: 'VALIDATION' },
      errors: [{ path: 'body.Address.ZipCode', code: 'ZIPCODE_NXT' }],
    });
    // An invoice may go to a post-office box.
    expect((await send('adresse', { ...far, AddressType: 0, IsDefault: false })).status).toBe(200);
    await market().api.db.update(addresses).set({ zipCode: '99999' }).where(eq(addresses.id, addressId));
    const { Version: next } = await read();
    const kept = { ...addressBody(next, addressId, 'Fichtenweg'), Address: addressInput({ ZipCode: '99999' }) };
    expect((await send('adresse', kept)).status).toBe(200);
    const { Version: last } = await read();
    const moved = { ...kept, Version: last, Address: addressInput({ ZipCode: '99997' }) };
    expect((await send('adresse', moved)).problem().errors?.[0]?.code).toBe('ZIPCODE_NXT');
  });

  it('keeps an address that it has changed itself meanwhile, and never loses somebody else’s', async () => {
    const { Version } = await read();
    const Address = addressInput({ Street: 'Lindenallee' });
    await anna.shopper.client.call(CALLS.saveAddress, { body: { Id: addressId, AddressType: 1, Address } });
    const late = await send('adresse', addressBody(Version, addressId, 'Eichenweg'));
    expect(late.problem()).toMatchObject({ code: 'VERSION_CONFLICT', context: { Current: { Street: 'Lindenallee' } } });
    const foreign = await insertCustomer(market().api, { email: `b-${anna.userId}@example.com` });
    const { Version: own } = await read(foreign);
    expect((await send('adresse-loeschen', { Version: own, AddressNumber: addressId }, foreign)).status).toBe(404);
  });

  it('has notes with their author', async () => {
    const note = { params: { customerId: anna.userId }, body: { Text: 'Ruft nur abends zurück.' } };
    const { Notes } = await support.call(CALLS.addCustomerNote, note);
    expect(Notes).toEqual([expect.objectContaining({ Text: 'Ruft nur abends zurück.', Author: 'Jonas Vogt' })]);
  });

  it('gets a mail again, but no link that counts once, and nobody else’s mail', async () => {
    const { api } = market();
    await placeOrder(market(), anna, { addressId });
    const { Mails, Email } = await read();
    const received = Mails.find(({ Kind }) => Kind === 'order-received');
    expect(received).toMatchObject({ CanResend: true });
    expect((await send('mail-erneut', { MailId: received?.MailId })).status).toBe(200);
    expect((await mailsTo(api, Email)).filter(({ kind }) => kind === 'order-received')).toHaveLength(2);
    await (await api.visitorWithCsrf()).call(CALLS.requestPasswordLink, { body: { EmailAddress: Email } });
    const link = (await read()).Mails.find(({ Kind }) => Kind === 'password-link');
    expect((await send('mail-erneut', { MailId: link?.MailId })).problem().code).toBe('CONFLICT');
    const otherId = await insertCustomer(api, { email: `c-${anna.userId}@example.com` });
    expect((await send('mail-erneut', { MailId: received?.MailId }, otherId)).status).toBe(404);
  });

  it('that failed to log in too often is let in again by unlocking', async () => {
    const { api } = market();
    const email = await getEmail(anna.userId);
    const visitor = await api.visitorWithCsrf();
    const logIn = (Password: string) => visitor.post(CALLS.login.path, { UserName: email, Password });
    for (let count = 0; count < 3; count += 1) await logIn('falsch-falsch');
    expect((await logIn(PASSWORD)).status).toBe(429);
    const { LoginLimitedUntil, Version } = await read();
    expect(LoginLimitedUntil).not.toBeNull();
    const unlocked = await send('sperre', { Version, IsLocked: false, Reason: 'Hat angerufen' });
    expect(unlocked.json()).toMatchObject({ LoginLimitedUntil: null });
    expect((await logIn(PASSWORD)).json()).toMatchObject({ success: true });
  });

  it('that is locked is out at once', async () => {
    const { Version } = await read();
    await send('sperre', { Version, IsLocked: true, Reason: 'Missbrauch' });
    expect((await anna.shopper.client.get(CALLS.customerData.path)).status).toBe(401);
    expect(await read()).toMatchObject({ CanBeActedFor: false });
  });
});
