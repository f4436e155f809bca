import { ADDRESS_LIMIT } from '@heizplatz/api-identity';
import { addressInput, guest, insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orderProcesses } from '@heizplatz/api-ordering';
import { startOrderingWith } from '@heizplatz/api-ordering/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { type Address, CALLS, type OrderAddresses } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';

const api = withApi();
const SAVE = CALLS.saveAddress.path;
const LIST = '/api/jwt/adressen/order-addresses/1?ai=true&ac=true';

const list = (client: TestClient, countryId = 1, ai = 'true', ac = 'true'): Promise<OrderAddresses> =>
  client.call(CALLS.orderAddresses, { params: { countryId }, query: { ai, ac } });

async function save(client: TestClient, AddressType: 0 | 1, fields = {}): Promise<Address> {
  const response = await client.call(CALLS.saveAddress, { body: { AddressType, Address: addressInput(fields) } });
  return response.Address;
}

let customer: TestClient;
let userId = 0;
let number = 0;
beforeEach(async () => {
  const email = `kunde-${(number += 1)}@example.com`;
  userId = await insertCustomer(api(), { email });
  customer = await loggedIn(api(), email);
});

describe('GET order-addresses', () => {
  it('lists the caller’s own: deliveries of that country, invoices of any', async () => {
    const [berlin, wien] = [await save(customer, 1), await save(customer, 1, { ZipCode: '1010', CountryId: 2 })];
    const invoice = await save(customer, 0, { ZipCode: '8001', CountryId: 3, Staircase: '2', Salutation: 1 });
    await expect(list(customer)).resolves.toEqual({
      DeliveryAddressList: [berlin],
      InvoiceAddressList: [invoice],
      SelectedAddresses: [],
    });
    await expect(list(customer, 2)).resolves.toMatchObject({ DeliveryAddressList: [wien] });
  });

  it.each([
    ['true', 'true', 1, 'Vogt Gartenbau'],
    ['ja', '1', 1, 'Vogt Gartenbau'],
    ['false', 'true', 0, 'Vogt Gartenbau'],
    ['true', 'false', 1, ''],
    ['', '', 0, ''],
  ])('with ai=%s and ac=%s', async (ai, ac, invoices, company) => {
    await save(customer, 1);
    await save(customer, 0);
    const { DeliveryAddressList, InvoiceAddressList } = await list(customer, 1, ai, ac);
    expect(InvoiceAddressList).toHaveLength(invoices);
    expect(DeliveryAddressList.map(({ CompanyName }) => CompanyName)).toEqual([company]);
    // A private order's invoice may still go to a company.
    for (const { CompanyName } of InvoiceAddressList) expect(CompanyName).toBe('Vogt Gartenbau');
  });

  it('keeps what a business gives for its invoice, and says nothing of it in a private order', async () => {
    const business = { TaxNumber: 'DE 811 569', CostCentre: 'Heizung 4' };
    await save(customer, 1, business);
    expect((await list(customer)).DeliveryAddressList).toEqual([expect.objectContaining(business)]);
    const [asPrivate] = (await list(customer, 1, 'true', 'false')).DeliveryAddressList;
    expect(asPrivate).not.toHaveProperty('TaxNumber');
    expect(asPrivate).not.toHaveProperty('CostCentre');
    // The private form does not show it, so it can't take it away.
    const { Id = 0, ...Address } = asPrivate ?? (await save(customer, 1));
    const body = { Id, AddressType: 1 as const, Address: { ...Address, AccessNotes: 'Hinterhof' }, KeepsCompany: true };
    await customer.call(CALLS.saveAddress, { body });
    const CompanyName = 'Vogt Gartenbau';
    const [stored] = (await list(customer)).DeliveryAddressList;
    expect(stored).toMatchObject({ ...business, CompanyName, AccessNotes: 'Hinterhof' });
    await customer.call(CALLS.saveAddress, { body: { ...body, KeepsCompany: false } });
    expect((await list(customer)).DeliveryAddressList[0]).toMatchObject({ CompanyName: '' });
  });

  it('gives what was selected in the running order of that country', async () => {
    const selection = [{ AddressType: 1, AddressId: 5, AddressIndex: 0, Amount: 6000 }];
    await startOrderingWith(api(), customer, { userId, selectedAddresses: selection });
    expect((await list(customer)).SelectedAddresses).toEqual(selection);
    expect((await list(customer, 2)).SelectedAddresses).toEqual([]);
    await api().db.delete(orderProcesses).where(eq(orderProcesses.userId, userId));
    expect((await list(customer)).SelectedAddresses).toEqual([]);
  });

  it('shows guests of one e-mail nothing of one another', async () => {
    const [one, two] = [await guest(api(), 'gleich@example.com'), await guest(api(), 'gleich@example.com')];
    await save(one, 1, { Street: 'Geheimweg' });
    expect((await list(one)).DeliveryAddressList).toHaveLength(2);
    expect((await list(two)).DeliveryAddressList.map(({ Street }) => Street)).toEqual(['Ahornweg']);
  });

  it('is closed to visitors, to forged tokens and to expired ones', async () => {
    const forged = api().visitor();
    forged.cookies.set('hp_token', 'a.b.c');
    const responses = [
      await api().visitor().get(LIST),
      await forged.get(LIST),
      await customer.get(LIST, { headers: { authorization: 'Bearer a.b.c' } }),
    ];
    for (const response of responses)
      expect(response.problem()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('takes the Bearer header alone', async () => {
    const token = customer.cookies.get('hp_token');
    const response = await api()
      .visitor()
      .get(LIST, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
  });

  it.each(['4', 'de', '1.5', '%00'])('refuses the country %s', async (country) => {
    expect((await customer.get(`/api/jwt/adressen/order-addresses/${country}`)).problem().status).toBe(400);
  });
});

describe('POST adressen/speichern', () => {
  it('adds an address, with every field as it was given', async () => {
    const input = addressInput({
      ...{ Salutation: 2, Title1: 'Dr.', Title2: 'MBA', Staircase: '3', Door: '12' },
      ...{ ZipCode: '1010', CountryId: 2, City: 'Wien', AccessNotes: 'Tor rechts' },
    });
    const { Id, ...stored } = await save(customer, 1, input);
    expect(stored).toEqual(input);
    expect((await list(customer, 2)).DeliveryAddressList).toEqual([{ Id, ...input }]);
  });

  it('changes an address of one’s own', async () => {
    const { Id } = await save(customer, 1);
    const body = { Id, AddressType: 1, Address: addressInput({ Street: 'Buchenweg' }) };
    await expect(customer.call(CALLS.saveAddress, { body })).resolves.toMatchObject({
      Address: { Id, Street: 'Buchenweg' },
    });
    expect((await list(customer)).DeliveryAddressList).toHaveLength(1);
  });

  it('answers 404 to somebody else’s id as to one that nobody has, and changes nothing', async () => {
    const owner = await guest(api(), 'eigen@example.com');
    const { Id } = await save(owner, 1);
    const change = (id: number) =>
      customer.post(SAVE, { Id: id, AddressType: 1, Address: addressInput({ City: 'X' }) });
    for (const id of [Id, 999_999, -1])
      expect((await change(id)).problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await list(owner)).DeliveryAddressList.map(({ City }) => City)).toEqual(['Berlin', 'Berlin']);
  });

  it.each([
    [{ AddressType: 2, Address: addressInput() }, 'body.AddressType'],
    [{ AddressType: 1 }, 'body.Address'],
    [{ AddressType: 1, Address: addressInput({ LastName: ' ' }) }, 'body.Address.LastName'],
    [{ AddressType: 1, Address: addressInput({ ZipCode: '1010' }) }, 'body.Address.ZipCode'],
    [{ AddressType: 1, Address: addressInput({ AccessNotes: 'x'.repeat(501) }) }, 'body.Address.AccessNotes'],
    [{ AddressType: 1, Address: addressInput({ Street: 'Weg\0' }) }, 'body.Address.Street'],
    [{ Id: 'x', AddressType: 1, Address: addressInput() }, 'body.Id'],
  ])('names the fault of %j', async (body, path) => {
    const problem = (await customer.post(SAVE, body)).problem();
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path }] });
  });

  it.each([1e20, 1.5, 2_147_483_648])('refuses the id %d', async (Id) => {
    const response = await customer.post(SAVE, { Id, AddressType: 1, Address: addressInput() });
    expect([400, 404]).toContain(response.problem().status);
  });

  it('is closed to visitors and needs the CSRF header', async () => {
    const body = { AddressType: 1, Address: addressInput() };
    expect((await (await api().visitorWithCsrf()).post(SAVE, body)).problem().code).toBe('UNAUTHENTICATED');
    expect((await customer.post(SAVE, body, { sendsCsrf: false })).problem().code).toBe('CSRF');
  });

  it('ends at fifty addresses', async () => {
    for (let index = 0; index < ADDRESS_LIMIT; index += 1) await save(customer, 1);
    const response = await customer.post(SAVE, { AddressType: 1, Address: addressInput() });
    expect(response.problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
  });
});
