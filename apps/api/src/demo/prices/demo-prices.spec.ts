import { PRODUCTS, referencePostcodes, VAT_RATES, vatOn } from '@heizplatz/api-catalog';
import { priceOffer, scaleStep } from '@heizplatz/api-pricing';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { dayAfter } from '../random/day-after';
import { makeDemoMarket } from '../make-demo-market';
import { randomStreams } from '../random/random-streams';

const DAY = '2026-11-21';
const market = makeDemoMarket({ day: DAY, random: randomStreams(20_261_121), places: referencePostcodes() });
const branchById = new Map(market.branches.map((branch) => [branch.id, branch]));
const NOW = new Date(`${DAY}T00:00:00Z`);

/** Gross cents per t or 100 l at an amount, by branch and zone; the cheapest list that counts now. */
function getPrices(productId: number, amount: number): Map<string, { cents: number; dealerId: number }> {
  const groupId = PRODUCTS.find(({ id }) => id === productId)?.productGroupId ?? 0;
  if (!isProductGroupId(groupId)) throw new Error('no such group');
  const group = PRODUCT_GROUPS[groupId];
  const latest = new Map<string, (typeof market.priceLists)[number]>();
  for (const list of market.priceLists) {
    if (list.productId !== productId || list.customerGroupId !== 1 || list.validFrom > NOW) continue;
    const key = `${list.branchId}/${list.certificationId}`;
    const known = latest.get(key);
    if (!known || known.validFrom < list.validFrom) latest.set(key, list);
  }
  const prices = new Map<string, { cents: number; dealerId: number }>();
  for (const list of latest.values()) {
    const branch = branchById.get(list.branchId);
    if (!branch || branch.stoppedUntil !== null) continue;
    const taxed = { countryId: branch.countryId, productGroupId: groupId, productId, day: DAY };
    const vatBasisPoints = vatOn(VAT_RATES, taxed);
    list.zoneNetCents.forEach((zoneNetCents, zone) => {
      const { unitCents, tonneCents } = priceOffer(
        {
          ...list,
          zoneNetCents,
          scaleFactor: list.scaleFactors[scaleStep(group.scale, amount)] ?? 0,
          optionNetCents: [],
          palletWeightKg: list.palletWeightKg ?? 0,
        },
        { amount, deliveryPoints: 1, unitSize: group.priceUnit.size, vatBasisPoints, totalStepCents: 1 },
      );
      const cents = tonneCents || unitCents;
      const key = `${list.branchId}/${zone}`;
      if (cents < (prices.get(key)?.cents ?? Infinity)) prices.set(key, { cents, dealerId: branch.dealerId });
    });
  }
  return prices;
}

/** The cheapest offer of every postcode of a country, in the order of postcodes. */
function cheapestByPlace(countryId: number, productId: number, amount: number) {
  const prices = getPrices(productId, amount);
  const cheapest = new Map<string, { cents: number; dealerId: number }>();
  for (const area of market.areas) {
    const price = area.countryId === countryId ? prices.get(`${area.branchId}/${area.zone}`) : undefined;
    if (price && price.cents < (cheapest.get(area.zipCode)?.cents ?? Infinity)) cheapest.set(area.zipCode, price);
  }
  return [...cheapest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([zipCode, price]) => ({ zipCode, ...price }));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const level = (countryId: number, productId: number, amount: number) =>
  mean(cheapestByPlace(countryId, productId, amount).map(({ cents }) => cents)) / 100;

describe('the level of the demo market', () => {
  // Rule DEMO-03: August 2026 with the way to November.
  it.each([
    [1, 398.7],
    [2, 408.4],
    [3, 512.4],
  ])('of loose pellets at 6 t in country %i is %d within 2 %%', (countryId, expected) => {
    expect(Math.abs(level(countryId, 20, 6000) / expected - 1)).toBeLessThan(0.02);
  });

  it('of bags lies 19 % above loose pellets in Germany and Austria, of big bags between', () => {
    for (const countryId of [1, 2]) {
      const loose = level(countryId, 20, 6000);
      expect(level(countryId, 23, 6) / loose).toBeCloseTo(1.19, 1);
      expect(level(countryId, 27, 6)).toBeGreaterThan(loose);
      expect(level(countryId, 27, 6)).toBeLessThan(level(countryId, 23, 6));
    }
  });

  it('of small amounts is 10–25 % higher, of 3 t about 4 % higher, of 20 t 3–6 % lower', () => {
    const atSix = level(1, 20, 6000);
    const against = (amount: number) => level(1, 20, amount) / atSix - 1;
    for (const amount of [1000, 2000]) {
      expect(against(amount)).toBeGreaterThan(0.09);
      expect(against(amount)).toBeLessThan(0.25);
    }
    expect(against(3000)).toBeGreaterThan(0.025);
    expect(against(3000)).toBeLessThan(0.055);
    expect(against(20_000)).toBeGreaterThan(-0.06);
    expect(against(20_000)).toBeLessThan(-0.03);
  });

  it('ends each series where the offers of the day are', () => {
    for (const countryId of [1, 2, 3]) {
      for (const productId of [20, 25, 1]) {
        const series = market.series.find(
          (row) => row.countryId === countryId && row.placeKind === 'country' && row.productId === productId,
        );
        const amount = productId === 1 ? 3000 : 6000;
        expect(
          Math.abs(level(countryId, productId, amount) / ((series?.dailyCents.at(-1) ?? 0) / 100) - 1),
        ).toBeLessThan(0.005);
      }
    }
  });
});

describe('prices of the demo market', () => {
  it('are alike in neighbouring postcodes', () => {
    const places = cheapestByPlace(1, 20, 6000);
    const steps = places.slice(1).map(({ cents }, index) => Math.abs(cents / (places[index]?.cents ?? cents) - 1));
    expect(mean(steps)).toBeLessThan(0.012);
  });

  it.each([
    [1, 420],
    [2, 130],
    [3, 110],
  ])(
    'differ by place in country %i: at least %i prices, and many postcodes unlike their neighbour',
    (countryId, least) => {
      const places = cheapestByPlace(countryId, 20, 6000);
      expect(new Set(places.map(({ cents }) => cents)).size).toBeGreaterThan(least);
      const equal = places.slice(1).filter(({ cents }, index) => cents === places[index]?.cents);
      expect(equal.length / places.length).toBeLessThan(0.7);
    },
  );

  it.each([1, 2, 3])('make nobody the cheapest everywhere in country %i', (countryId) => {
    const places = cheapestByPlace(countryId, 20, 6000);
    const wins = new Map<number, number>();
    for (const { dealerId } of places) wins.set(dealerId, (wins.get(dealerId) ?? 0) + 1);
    expect(Math.max(...wins.values()) / places.length).toBeLessThan(0.3);
    expect(wins.size).toBeGreaterThan(10);
  });

  it('have uneven cents', () => {
    const even = market.priceLists.filter(({ unitNetCents }) => unitNetCents % 10 === 0).length;
    expect(even / market.priceLists.length).toBeLessThan(0.2);
  });

  it('move in weekly steps, the latest within the last seven days', () => {
    const days = new Set(market.priceLists.map(({ validFrom }) => validFrom.toISOString().slice(0, 10)));
    expect([...days].sort().at(-1)).toBe(dayAfter(DAY, -1));
    const one = market.priceLists.filter(
      (list) => list.branchId === 1 && list.productId === 20 && list.customerGroupId === 1,
    );
    const steps = [...new Set(one.map(({ validFrom }) => validFrom.getTime()))].sort();
    expect(steps.slice(1).map((time, index) => (time - (steps[index] ?? 0)) / 86_400_000)).toEqual([7, 7, 7]);
  });
});

describe('the price series', () => {
  const series = (countryId: number) => {
    const row = market.series.find(
      (one) => one.countryId === countryId && one.placeKind === 'country' && one.productId === 20,
    );
    if (!row) throw new Error('no series');
    return row.dailyCents.map((cents, index) => ({ cents, day: dayAfter(row.firstDay, index) }));
  };
  const threeYears = (countryId: number) => series(countryId).filter(({ day }) => day > '2023-11-21');

  it.each([
    [1, 24_292, '2024-08-25', 40_640, '2026-08-06'],
    [2, 28_210, '2024-06-26', 42_293, '2026-02-12'],
    [3, 33_051, '2024-04-24', 52_480, '2026-09-03'],
  ])('of country %i has its low and high of three years on their days', (countryId, low, lowDay, high, highDay) => {
    const sorted = threeYears(countryId).sort((a, b) => a.cents - b.cents);
    expect(sorted[0]).toEqual({ cents: low, day: lowDay });
    expect(sorted.at(-1)).toEqual({ cents: high, day: highDay });
    expect(sorted.filter(({ cents }) => cents === low || cents === high)).toHaveLength(2);
  });

  it('is three and a half years long and ends on the day', () => {
    expect(series(1)).toHaveLength(1279);
    expect(series(1).at(-1)?.day).toBe(DAY);
  });

  it('has a course of its own for each product and country', () => {
    const courses = market.series.map(({ countryId, productId, dailyCents }) => ({
      name: `${countryId}/${productId}`,
      productId,
      ratios: dailyCents.map(
        (cents, index) =>
          cents /
          (market.series.find((row) => row.countryId === countryId && row.productId === 20)?.dailyCents[index] ?? 1),
      ),
    }));
    for (const { name, productId, ratios } of courses) {
      if (productId === 20) continue;
      const spread = Math.max(...ratios) / Math.min(...ratios);
      expect([name, spread > 1.03]).toEqual([name, true]);
    }
  });

  it('keeps loose pellets below big bags, and these below bags, on every day', () => {
    for (const countryId of [1, 2, 3]) {
      const [loose, bigBags, bags] = [20, 27, 23].map(
        (productId) =>
          market.series.find((row) => row.countryId === countryId && row.productId === productId)?.dailyCents ?? [],
      );
      const crossing = loose?.findIndex(
        (cents, day) => !(cents < (bigBags?.[day] ?? 0) && (bigBags?.[day] ?? 0) < (bags?.[day] ?? 0)),
      );
      expect([countryId, crossing]).toEqual([countryId, -1]);
    }
  });

  it('follows the published months: February 2025 about 317 €', () => {
    const month = series(1).filter(({ day }) => day.startsWith('2025-02'));
    expect(Math.abs(mean(month.map(({ cents }) => cents)) / (33_945 * 1.07 * 0.874) - 1)).toBeLessThan(0.03);
  });
});
