import { ADDRESS_LIMIT, findUserAddresses } from '@heizplatz/api-identity';
import { addressInput, guest, insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orderProcesses } from '@heizplatz/api-ordering';
import { startOrderingWith } from '@heizplatz/api-ordering/testing';
import { type TestResponse, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CustomerAddress } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';

const api = withApi();
const PATH = CALLS.saveCustomerAddresses.path;

let customer: TestClient;
let userId = 0;
let other: TestClient;
let number = 0;

beforeEach(async () => {
  const emails = [`eins-${(number += 1)}@example.com`, `zwei-${number}@example.com`] as const;
  userId = await insertCustomer(api(), { email: emails[0] });
  await insertCustomer(api(), { email: emails[1] });
  [customer, other] = [await loggedIn(api(), emails[0]), await loggedIn(api(), emails[1])];
});

const change = (State: string, fields: object = {}) => ({ State, Id: null, AddressType: 1, Address: null, ...fields });
const added = (fields: object = {}, address: object = {}) =>
  change('Added', { Address: addressInput(address), ...fields });

const send = (items: readonly object[], client = customer): Promise<TestResponse> =>
  client.post(PATH, { Items: items });
async function save(items: readonly object[], client = customer): Promise<CustomerAddress[]> {
  return (await client.call(CALLS.saveCustomerAddresses, { body: { Items: items } })).Items;
}
const list = async (client = customer) => (await client.call(CALLS.customerAddresses)).Items;
const streets = async (client = customer) => (await list(client)).map(({ Address }) => Address.Street);

describe('saveCustomerAddresses', () => {
  it('adds, changes and deletes in one go and gives what is there then', async () => {
    const [first, second] = await save([added({}, { Street: 'Eins' }), added({ AddressType: 0 }, { Street: 'Zwei' })]);
    const items = await save([
      change('Modified', { Id: first?.Id, Address: addressInput({ Street: 'Eins neu' }) }),
      change('Deleted', { Id: second?.Id }),
      change('Unchanged', { Id: 999_999 }),
      added({}, { Street: 'Drei', ZipCode: '8010', CountryId: 2 }),
    ]);
    expect(items.map(({ Address, AddressType }) => [Address.Street, AddressType])).toEqual([
      ['Eins neu', 1],
      ['Drei', 1],
    ]);
    expect(await list()).toEqual(items);
  });

  it('keeps the address of an invoice without a phone, and none of a delivery', async () => {
    const [invoice] = await save([added({ AddressType: 0 }, { Phone: '' })]);
    expect(invoice?.Address.Phone).toBe('');
    expect((await list()).map(({ Address }) => Address.Phone)).toEqual(['']);
    const response = await send([added({}, { Phone: '' })]);
    expect(response.problem()).toMatchObject({
      status: 400,
      errors: [{ path: 'body.Items.0.Address', code: 'REQUIRED' }],
    });
    const body = { Id: invoice?.Id, AddressType: 1, Address: addressInput({ Phone: '' }) };
    const saved = await customer.post(CALLS.saveAddress.path, body);
    expect(saved.problem()).toMatchObject({
      status: 400,
      errors: [{ path: 'body.Address.Phone', code: 'REQUIRED' }],
    });
  });

  it('does all or nothing', async () => {
    const [mine] = await save([added({}, { Street: 'Eins' })]);
    const [theirs] = await save([added({}, { Street: 'Fremd' })], other);
    const modified = change('Modified', { Id: mine?.Id, Address: addressInput({ Street: 'Neu' }) });
    for (const foreign of [
      change('Modified', { Id: theirs?.Id, Address: addressInput({ Street: 'Geklaut' }) }),
      change('Deleted', { Id: theirs?.Id }),
      change('Deleted', { Id: 999_999 }),
    ]) {
      const response = await send([added(), modified, foreign]);
      expect(response.problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(await streets()).toEqual(['Eins']);
    expect(await streets(other)).toEqual(['Fremd']);
  });

  it('has one default a type: the one that was named last, else the oldest', async () => {
    await save([added({}, { Street: 'Eins' }), added({}, { Street: 'Zwei' }), added({ AddressType: 0 })]);
    const defaults = async () => (await list()).map(({ IsDefault }) => IsDefault);
    expect(await defaults()).toEqual([true, false, true]);
    const [one, two] = await list();
    await save([change('Modified', { Id: two?.Id, IsDefault: true, Address: addressInput({ Street: 'Zwei' }) })]);
    expect(await defaults()).toEqual([false, true, true]);
    await save([added({ IsDefault: true }, { Street: 'Drei' })]);
    expect(await defaults()).toEqual([false, false, true, true]);
    await save([change('Deleted', { Id: (await list())[3]?.Id })]);
    expect((await list()).filter(({ IsDefault }) => IsDefault).map(({ Id }) => Id)).toContain(one?.Id);
  });

  it('lets new orders begin with the default', async () => {
    await save([added({}, { Street: 'Eins' }), added({ IsDefault: true }, { Street: 'Zwei' })]);
    const input = { params: { countryId: 1 }, query: { ai: 'true', ac: 'true' } };
    const { DeliveryAddressList } = await customer.call(CALLS.orderAddresses, input);
    expect(DeliveryAddressList.map(({ Street }) => Street)).toEqual(['Zwei', 'Eins']);
  });

  it('keeps a default that becomes an invoice address from being two', async () => {
    const [one, two] = await save([added({ IsDefault: true }), added({ AddressType: 0, IsDefault: true })]);
    const body = { Id: one?.Id, AddressType: 0, Address: addressInput() };
    await customer.call(CALLS.saveAddress, { body });
    expect((await list()).filter(({ IsDefault }) => IsDefault).map(({ Id }) => Id)).toEqual([two?.Id]);
  });

  it('takes what was deleted out of a running order, and leaves the rest of it', async () => {
    const [one, two] = await save([added(), added({ AddressType: 0 })]);
    const chosen = [one, two].map((item, index) => ({
      ...{ AddressType: index === 0 ? 1 : 0, AddressId: item?.Id, AddressIndex: 0, Amount: 0 },
    }));
    await startOrderingWith(api(), customer, { userId, selectedAddresses: chosen });
    await save([change('Deleted', { Id: one?.Id })]);
    const [process] = await api().db.select().from(orderProcesses).where(eq(orderProcesses.userId, userId));
    expect(process?.selectedAddresses).toEqual([chosen[1]]);
  });

  it.each([
    [change('Modified', { Address: addressInput() }), 'body.Items.0.Id', 'REQUIRED'],
    [change('Deleted'), 'body.Items.0.Id', 'REQUIRED'],
    [change('Added'), 'body.Items.0.Address', 'REQUIRED'],
    [change('Modified', { Id: 1 }), 'body.Items.0.Address', 'REQUIRED'],
    [added({}, { ZipCode: '8010' }), 'body.Items.0.Address.ZipCode', 'ZIPCODE_INV'],
    [added({}, { LastName: '' }), 'body.Items.0.Address.LastName', 'REQUIRED'],
    [change('Renamed'), 'body.Items.0.State', undefined],
  ])('names the fault of %j', async (item, path, code) => {
    const problem = (await send([item])).problem();
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path }] });
    if (code) expect(problem.errors?.[0]?.code).toBe(code);
    expect(await list()).toEqual([]);
  });

  it('refuses one id twice, two defaults of a type and more than sixty items', async () => {
    const [one] = await save([added()]);
    const twice = await send([change('Deleted', { Id: one?.Id }), change('Deleted', { Id: one?.Id })]);
    expect(twice.problem().errors).toEqual([{ path: 'body.Items.1.Id', code: 'ID_TWICE' }]);
    const defaults = await send([added({ IsDefault: true }), added({ IsDefault: true })]);
    expect(defaults.problem().errors).toEqual([{ path: 'body.Items.1.IsDefault', code: 'DEFAULT_TWICE' }]);
    const many = await send(Array.from({ length: 61 }, () => change('Unchanged')));
    expect(many.problem().errors?.[0]?.code).toBe('TOO_MANY');
  });

  it('ends at fifty addresses, counted after all changes', async () => {
    const fifty = await save(Array.from({ length: ADDRESS_LIMIT }, () => added()));
    expect((await send([added()])).problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
    const swapped = await save([added({}, { Street: 'Neu' }), change('Deleted', { Id: fifty[0]?.Id })]);
    expect(swapped).toHaveLength(ADDRESS_LIMIT);
  });

  it('serves two tabs one after the other', async () => {
    const both = await Promise.all([1, 2, 3, 4].map(() => send([added({ IsDefault: true })])));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await findUserAddresses(api().db, userId)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('is closed to visitors and guests, and needs the CSRF header', async () => {
    expect((await send([], await api().visitorWithCsrf())).problem().code).toBe('UNAUTHENTICATED');
    expect((await send([], await guest(api(), 'gast@example.com'))).problem().code).toBe('FORBIDDEN');
    expect((await customer.post(PATH, { Items: [] }, { sendsCsrf: false })).problem().code).toBe('CSRF');
  });
});

describe('customerAddresses', () => {
  it('shows nobody else’s, to guests and visitors nothing', async () => {
    await save([added({}, { Street: 'Geheimweg' })], other);
    expect(await list()).toEqual([]);
    const path = CALLS.customerAddresses.path;
    expect((await api().visitor().get(path)).problem().code).toBe('UNAUTHENTICATED');
    expect((await (await guest(api(), 'gast@example.com')).get(path)).problem().code).toBe('FORBIDDEN');
  });
});
