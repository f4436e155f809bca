import { BROUGHT, newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { CALLS } from '@heizplatz/contract';

const market = withOrderMarket();
const PATH = CALLS.saveCustomerStore.path;

let anna: TestCustomer;
let addressId = 0;
beforeEach(async () => {
  anna = await newCustomer(market());
  addressId = await anna.shopper.addAddress();
});

const storageBody = (fields: object = {}) => ({
  ...{ AddressId: addressId, CapacityKg: 6000, StockKg: 4000, FilledAt: '2026-11-01', YearlyUseKg: 5000 },
  ...fields,
});
const save = (fields: object = {}) => anna.shopper.client.post(PATH, storageBody(fields));
const list = async ({ shopper }: TestCustomer = anna) => (await shopper.client.call(CALLS.customerStores)).Items;

describe('customerStores', () => {
  it('has an entry a delivery address, with nothing known of it at first', async () => {
    await anna.shopper.addAddress({}, 0);
    await anna.shopper.addAddress({ ZipCode: '1000', CountryId: 2 });
    expect(await list()).toEqual([
      {
        ...{ AddressId: addressId, Place: 'Am Anger 3, 80001 Mößlingen 0', ZipCode: '80001' },
        ...{ CapacityKg: null, StockKg: null, FilledAt: null, YearlyUseKg: null },
        ...{ StockTodayKg: null, RunsOutOn: null, LastDelivery: null },
        OrderPath: '/holzpellets-lose/angebotsliste?zipCode=80001&amount=6000',
      },
    ]);
  });

  it('says when it runs out and orders what fits, once the customer has described it', async () => {
    expect((await save()).status).toBe(200);
    const [fuelStorage] = await list();
    expect(fuelStorage).toMatchObject({
      ...{ CapacityKg: 6000, StockKg: 4000, FilledAt: '2026-11-01', YearlyUseKg: 5000 },
      ...{ StockTodayKg: 3600, RunsOutOn: '2027-04-27' },
      OrderPath: '/holzpellets-lose/angebotsliste?zipCode=80001&amount=2400',
    });
    await save({ StockKg: null, FilledAt: '2026-11-01' });
    expect((await list())[0]).toMatchObject({ StockKg: null, FilledAt: null, StockTodayKg: null });
    await save({ FilledAt: null });
    expect((await list())[0]).toMatchObject({ FilledAt: '2026-11-21', StockTodayKg: 4000 });
  });

  it('goes by the last delivery to that place where nothing was said of the stock', async () => {
    const other = await anna.shopper.addAddress({ Street: 'Anderswo' });
    await placeOrder(market(), anna, { addressId, ...BROUGHT });
    await save({ CapacityKg: null, StockKg: null, FilledAt: null });
    const [fuelStorage, elsewhere] = await list();
    // Delivered on the 18th: three days of November since, at 20 kg.
    expect(fuelStorage).toMatchObject({ LastDelivery: { Date: '2026-11-18', AmountKg: 5800 }, StockTodayKg: 5740 });
    expect(elsewhere).toMatchObject({ AddressId: other, LastDelivery: null });
  });

  it('counts neither what was withdrawn nor what others were brought', async () => {
    const bert = await newCustomer(market());
    const his = await bert.shopper.addAddress();
    await placeOrder(market(), bert, { addressId: his, ...BROUGHT });
    await placeOrder(market(), anna, { addressId, ...BROUGHT, state: 'withdrawn' });
    expect((await list())[0]?.LastDelivery).toBeNull();
    expect((await list(bert))[0]?.LastDelivery).not.toBeNull();
  });
});

describe('saveCustomerStore', () => {
  it('answers 404 to somebody else’s address, to an invoice address and to one that nobody has', async () => {
    const bert = await newCustomer(market());
    const his = await bert.shopper.addAddress();
    const invoice = await anna.shopper.addAddress({}, 0);
    for (const AddressId of [his, invoice, 999_999, -1])
      expect((await save({ AddressId })).problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await list(bert))[0]).toMatchObject({ CapacityKg: null });
  });

  it.each([
    [{ StockKg: 6001 }, 'body.StockKg', 'AMOUNT_MAX'],
    [{ FilledAt: '2026-11-22' }, 'body.FilledAt', 'DATE_INV'],
    [{ FilledAt: '2026-02-31' }, 'body.FilledAt', 'DATE_INV'],
    [{ FilledAt: '2001-02-01' }, 'body.FilledAt', 'DATE_INV'],
    [{ CapacityKg: -1 }, 'body.CapacityKg', 'AMOUNT_MIN'],
    [{ YearlyUseKg: 100_001 }, 'body.YearlyUseKg', 'AMOUNT_MAX'],
  ])('names the fault of %j', async (fields, path, code) => {
    expect((await save(fields)).problem()).toMatchObject({ status: 400, errors: [{ path, code }] });
  });

  it('forgets a store with its address', async () => {
    await save();
    const Items = [{ State: 'Deleted', Id: addressId, AddressType: 1, Address: null }];
    await anna.shopper.client.call(CALLS.saveCustomerAddresses, { body: { Items } });
    expect(await list()).toEqual([]);
  });
});
