import { priceSeries } from '@heizplatz/api-dealers';
import { withApi } from '@heizplatz/api-platform/testing';
import { priceFactors, pricesHandlers } from '@heizplatz/api-pricing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { randomStreams } from '../../demo/random/random-streams';
import { seedDemoQuotations } from '../../demo/prices/seed-demo-quotations';

const api = withApi({ handlers: pricesHandlers });
const factors = (countryId: CountryId) => api().visitor(countryId).call(CALLS.priceFactors, { query: { countryId } });
const series = (factorId: number, query: { days?: string } = {}, countryId: CountryId = 1) =>
  api().visitor().call(CALLS.factorSeries, { params: { countryId, factorId }, query });
const getProblem = async (path: string) => (await api().visitor().get(path)).problem();

describe('without data', () => {
  it('the factors are an empty list, and no failure', async () => {
    expect(await factors(1)).toEqual({ Factors: [], Price: null, Change: 0, DateTime: null });
  });

  it('a factor has no series', async () => {
    expect((await getProblem('/api/site/1/price-factors/1/series')).status).toBe(404);
  });
});

describe('with data', () => {
  beforeAll(async () => {
    const country = { placeKind: 'country', firstDay: '2026-11-14' };
    const eight = (first: number, last: number) => [first, 0, 0, 0, 0, 0, 0, last];
    await api()
      .db.insert(priceSeries)
      .values([
        { ...country, countryId: 1, placeKey: '1', productId: 20, dailyCents: eight(40_000, 39_000) },
        { ...country, countryId: 1, placeKey: '1', productId: 1, dailyCents: eight(11_000, 11_220) },
        { ...country, countryId: 3, placeKey: '3', productId: 1, dailyCents: eight(10_900, 10_900) },
      ]);
    await seedDemoQuotations(api().db, { today: '2026-11-21', random: randomStreams(1) });
    await api()
      .db.update(priceFactors)
      .set({ firstDay: '2026-11-20', daily: [11_500, 11_637] });
  });

  it('are 1, 2, 3 and 5, in Switzerland 1, 2, 4 and 5 (rule FIGURE-05)', async () => {
    const ids = async (countryId: CountryId) => (await factors(countryId)).Factors.map(({ Id }) => Id);
    expect([await ids(1), await ids(2), await ids(3)]).toEqual([
      [1, 2, 3, 5],
      [1, 2, 3],
      [1, 2, 4, 5],
    ]);
  });

  it('name unit, link, price and change; heating oil is our own price', async () => {
    const { Factors, ...price } = await factors(1);
    expect(price).toEqual({ Price: 390, Change: -2.5, DateTime: '2026-11-21T00:00:00.000Z' });
    expect(Factors.at(-1)).toEqual({
      ...{ Id: 5, Name: 'Heizöl', Unit: '€/100 l', Price: 112.2, Change: 2 },
      ...{ DateTime: '2026-11-21T00:00:00.000Z', Link: '/charts/heizoel' },
    });
    expect(Factors[2]).toMatchObject({ Id: 3, Unit: 'USD', Price: 1.1637, Change: 0, Link: null });
    expect((await factors(3)).Factors.at(-1)?.Unit).toBe('CHF/100 l');
  });

  it('have a series of days with a figure', async () => {
    const { Factor, Result } = await series(5);
    expect(Factor.Price).toBe(112.2);
    expect(Result.map(({ Price }) => Price)).toEqual([110, 112.2]);
    expect((await series(1, { days: '1' })).Result).toEqual([{ DateTime: '2026-11-21T00:00:00.000Z', Price: 1.1637 }]);
  });

  it.each([
    '/api/site/1/price-factors/4/series',
    '/api/site/3/price-factors/3/series',
    '/api/site/1/price-factors/9/series',
  ])('answer 404 for %s, which the country does not have', async (path) => {
    expect((await getProblem(path)).status).toBe(404);
  });

  it.each(['/api/site/price-factors?countryId=4', '/api/site/1/price-factors/1/series?days=0'])(
    'refuse %s',
    async (path) => {
      expect((await getProblem(path)).code).toBe('VALIDATION');
    },
  );
});

describe('the demo’s quotations', () => {
  it('reach from three and a half years ago up to each start’s day, plausible and without a hole', async () => {
    for (const today of ['2026-11-21', '2026-12-24']) {
      await seedDemoQuotations(api().db, { today, random: randomStreams(1) });
      const points = (await api().db.select().from(priceFactors)).flatMap(({ daily }) => [daily.length, ...daily]);
      expect(points.filter((value) => value <= 0)).toEqual([]);
    }
    const [first] = await api().db.select().from(priceFactors);
    expect([first?.firstDay, first?.daily.length]).toEqual(['2023-06-25', 1279]);
  });
});
