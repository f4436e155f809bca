import { configuration, withPricingApi } from '@heizplatz/api-pricing/testing';
import { CALLS, type CalculationConfigurationInput } from '@heizplatz/contract';

type Fields = Partial<CalculationConfigurationInput>;

const PATH = CALLS.bulkOrderCalculation.path;
const api = withPricingApi();
const bulk = async (fields: Fields) => {
  const response = await api()
    .visitor()
    .call(CALLS.bulkOrderCalculation, { body: configuration(fields) });
  if (!response) throw new Error('nobody delivers');
  return response;
};
const cents = (money: number) => Math.round(money * 100);

describe('getBulkOrderCalculation', () => {
  it.each<[string, Fields, number, number[]]>([
    ['2 t each, up to nine', { Amount: 2000 }, 2000, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['6 t for three are 2 t each', { Amount: 6000, Stations: 3 }, 2000, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['5 t each, up to 20 t', { Amount: 5000 }, 5000, [1, 2, 3, 4]],
    ['10 t for three are 3,333 kg each', { Amount: 10_000, Stations: 3 }, 3333, [1, 2, 3, 4, 5, 6]],
    ['20 t alone', { Amount: 20_000 }, 20_000, [1]],
    ['2 pallets each, up to 15', { ProductGroupId: 4, Amount: 2 }, 2, [1, 2, 3, 4, 5, 6, 7]],
    ['5 pallets for 2 are 3 each', { ProductGroupId: 4, Amount: 5, Stations: 2 }, 3, [1, 2, 3, 4, 5]],
    ['4 pallets for 3 are 1 each', { ProductGroupId: 4, Amount: 4, Stations: 3 }, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['2,500 l each', { ProductGroupId: 1, Amount: 2500 }, 2500, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('takes %s', async (_what, fields, perHousehold, deliveryPoints) => {
    const { AmountPerHousehold, Rows } = await bulk(fields);
    expect(AmountPerHousehold).toBe(perHousehold);
    expect(Rows.map(({ Stations }) => Stations)).toEqual(deliveryPoints);
    expect(Rows.map(({ Amount }) => Amount)).toEqual(deliveryPoints.map((count) => count * perHousehold));
  });

  it.each<[string, Fields]>([
    ['loose pellets', { Amount: 2000 }],
    ['Swiss pallets', { ProductGroupId: 4, Amount: 1, CountryId: 3, ZipCode: '8003' }],
  ])(
    'answers the cheapest offer for that many households, at private or collective prices: %s',
    async (_what, fields) => {
      const { Rows } = await bulk(fields);
      const [alone] = Rows;
      for (const row of Rows) {
        const { Stations, Amount } = row;
        const readList = async (Id: number) => {
          const body = configuration({ ...fields, Stations, Amount, Parameters: [{ Id, Key: 'CustomerGroup' }] });
          const { Items } = await api().visitor().call(CALLS.calculate, { body });
          return Items.find(({ Markers }) => Markers.includes('cheapest'));
        };
        const [asPrivate, together] = [await readList(1), await readList(3)];
        const rank = (offer: typeof together) => offer?.TonnePrice ?? offer?.TotalPrice ?? Infinity;
        const isTogether = Stations > 1 && rank(together) < rank(asPrivate);
        expect([Stations, row.CustomerGroupId]).toEqual([Stations, isTogether ? 3 : 1]);
        const cheapest = isTogether ? together : asPrivate;
        expect([row.UnitPrice, row.TonnePrice, row.TotalPrice]).toEqual([
          cheapest?.UnitPrice,
          cheapest?.TonnePrice,
          cheapest?.TotalPrice,
        ]);
        expect(Math.abs(cents(row.PricePerHousehold) * Stations - cents(row.TotalPrice))).toBeLessThanOrEqual(Stations);
        const saved = cents(alone?.TotalPrice ?? 0) - cents(row.PricePerHousehold);
        expect(cents(row.SavingPerHousehold)).toBe(Math.max(0, saved));
      }
      expect(alone?.SavingPerHousehold).toBe(0);
      expect(Rows.at(-1)?.SavingPerHousehold).toBeGreaterThan(0);
    },
  );

  it('takes collective prices where these are lower, and stays with them where they were asked for', async () => {
    const pallets = { ProductGroupId: 4, Amount: 1, CountryId: 3, ZipCode: '8003' } as const;
    const buildGroups = async (fields: Fields) =>
      (await bulk(fields)).Rows.map(({ CustomerGroupId }) => CustomerGroupId);
    const asPrivate = await buildGroups(pallets);
    expect(asPrivate[0]).toBe(1);
    expect(asPrivate).toContain(3);
    const Parameters = [{ Id: 3, Key: 'CustomerGroup' }];
    const requests = await buildGroups({ ...pallets, Amount: 2, Stations: 2, Parameters });
    expect(new Set(requests.slice(1))).toEqual(new Set([3]));
    const business = await buildGroups({ ...pallets, Parameters: [{ Id: 2, Key: 'CustomerGroup' }] });
    expect(new Set(business)).toEqual(new Set([2]));
  });

  it('is 404, false for a client, where nobody delivers', async () => {
    const body = configuration({ ZipCode: '99999' });
    expect((await api().visitor().post(PATH, body)).problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(CALLS.bulkOrderCalculation.onNotFound).toBe(false);
  });

  it.each([
    ['ZIPCODE_REQ', 'body.ZipCode', { ZipCode: '' }],
    ['AMOUNT_MIN', 'body.Amount', { Amount: 1999, Stations: 2 }],
    ['AMOUNT_MAX', 'body.Amount', { Amount: 20_001 }],
  ])('refuses with %s at %s', async (code, path, fields) => {
    const response = await api()
      .visitor()
      .post(PATH, { ...configuration(), ...fields });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path, code }] });
  });
});
