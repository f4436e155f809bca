import { BROUGHT, newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { CALLS } from '@heizplatz/contract';

const market = withOrderMarket();

let anna: TestCustomer;
let addressId = 0;
beforeEach(async () => {
  anna = await newCustomer(market());
  addressId = await anna.shopper.addAddress();
});

const YEAR = { From: '2026-01-01', To: '2026-12-31', CountryId: 1 };
async function statistic(fields: object = {}, { shopper }: TestCustomer = anna) {
  const response = await shopper.client.call(CALLS.periodStatistic, { body: { ...YEAR, ...fields } });
  if (!response || response.Scope !== 'own') throw new Error('not one’s own');
  return response;
}

describe('periodStatistic', () => {
  it('adds up the caller’s own orders, as delivered where that is known', async () => {
    const bert = await newCustomer(market());
    await placeOrder(market(), bert, { addressId: await bert.shopper.addAddress() });
    await placeOrder(market(), anna, { addressId, ...BROUGHT });
    const { totalCents } = await placeOrder(market(), anna, { addressId });
    const { Rows, Total } = await statistic();
    expect(Rows).toEqual([
      {
        ...{ Period: '2026-11', ProductId: 20, ProductName: 'Holzpellets lose', ZipCode: '80001' },
        ...{ Place: 'Am Anger 3, 80001 Mößlingen 0', Orders: 2, Amount: 11_800, Unit: 'kg', WeightKg: 11_800 },
        ...{ TotalPrice: (232_000 + totalCents) / 100, RatePay: false },
      },
    ]);
    expect(Total).toEqual({ Orders: 2, WeightKg: 11_800, TotalPrice: (232_000 + totalCents) / 100 });
    expect((await statistic({}, bert)).Total.Orders).toBe(1);
  });

  it('leaves out what was declined, cancelled, withdrawn or has expired', async () => {
    for (const state of ['declined', 'cancelled', 'withdrawn', 'expired'])
      await placeOrder(market(), anna, { addressId, state });
    expect((await statistic()).Rows).toEqual([]);
  });

  it('never adds one country’s money to another’s', async () => {
    await placeOrder(market(), anna, { addressId });
    expect((await statistic({ CountryId: 3 })).Total).toEqual({ Orders: 0, WeightKg: 0, TotalPrice: 0 });
  });

  it('takes both days of the period whole, in local time', async () => {
    await placeOrder(market(), anna, { addressId, placedAt: new Date('2026-06-30T22:30:00Z') });
    const orders = async (From: string, To: string) => (await statistic({ From, To })).Total.Orders;
    expect(await orders('2026-07-01', '2026-07-01')).toBe(1);
    expect(await orders('2026-06-01', '2026-06-30')).toBe(0);
  });

  it('narrows to product, postcode and RatePay', async () => {
    await placeOrder(market(), anna, { addressId });
    const count = async (fields: object) => (await statistic(fields)).Total.Orders;
    expect([await count({ ProductId: 20 }), await count({ ProductId: 23 })]).toEqual([1, 0]);
    expect([await count({ ZipCode: '80001' }), await count({ ZipCode: '80002' })]).toEqual([1, 0]);
    expect([await count({ RatePay: false }), await count({ RatePay: true })]).toEqual([1, 0]);
  });

  it.each([
    [{ From: '2026-12-31', To: '2026-01-01' }, 'body.To'],
    [{ From: 'gestern' }, 'body.From'],
    [{ CountryId: 4 }, 'body.CountryId'],
    [{ ZipCode: 'x' }, 'body.ZipCode'],
  ])('names the fault of %j', async (fields, path) => {
    const response = await anna.shopper.client.post(CALLS.periodStatistic.path, { ...YEAR, ...fields });
    expect(response.problem()).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path }] });
  });

  it.each(['0000-01-01', '9999-12-31', '2026-02-31'])('bears the day %s', async (day) => {
    expect((await statistic({ From: '0000-01-01', To: day })).Rows).toEqual([]);
  });
});

describe('statisticProducts', () => {
  it('lists what the caller has ordered there', async () => {
    await placeOrder(market(), anna, { addressId });
    const products = (countryId: number, { shopper }: TestCustomer = anna) =>
      shopper.client.call(CALLS.statisticProducts, { query: { countryId } });
    expect(await products(1)).toEqual([{ Id: 20, Name: 'Holzpellets lose' }]);
    expect(await products(2)).toEqual([]);
    expect(await products(1, await newCustomer(market()))).toEqual([]);
  });
});
