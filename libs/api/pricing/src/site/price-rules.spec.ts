import { changePercent } from './change-percent';
import { isReferenceAmount } from './is-reference-amount';
import { knownPrices, type PriceOfDay } from './known-prices';
import { priceExtremes } from './price-extremes';
import { thinOutPrices } from './thin-out-prices';

describe('changePercent', () => {
  it.each([
    [40_626, 40_626, 0],
    [40_626, 40_000, 1.57],
    [40_000, 40_626, -1.54],
    [3, 2, 50],
    [1, 3, -66.67],
    [80_001, 80_000, 0],
    [80_004, 80_000, 0.01],
    [79_996, 80_000, -0.01],
  ])('of %i against %i is %f', (now, before, percent) => {
    expect(Object.is(changePercent(now, before), percent)).toBe(true);
  });
});

describe('priceExtremes', () => {
  const prices = (...cents: number[]): PriceOfDay[] =>
    cents.map((value, index) => ({ day: `2026-11-0${index + 1}`, cents: value }));

  it.each([
    ['one day', prices(500), '2026-11-01', '2026-11-01'],
    ['rising', prices(1, 2, 3), '2026-11-03', '2026-11-01'],
    ['falling', prices(3, 2, 1), '2026-11-01', '2026-11-03'],
    ['equal days, the later ones', prices(2, 5, 1, 5, 1, 2), '2026-11-04', '2026-11-05'],
  ])('finds %s', (_, input, highDay, lowDay) => {
    expect(priceExtremes(input)).toMatchObject({ high: { day: highDay }, low: { day: lowDay } });
  });

  it('knows none without prices', () => {
    expect(priceExtremes([])).toBeUndefined();
  });
});

describe('knownPrices', () => {
  const series = { firstDay: '2026-02-27', dailyCents: [10, 20, 0, 40] };

  it('gives each day with a price its date, over the end of a month', () => {
    expect(knownPrices(series, '2026-01-01', '2026-12-31')).toEqual([
      { day: '2026-02-27', cents: 10 },
      { day: '2026-02-28', cents: 20 },
      { day: '2026-03-02', cents: 40 },
    ]);
  });

  it('leaves out what lies before or after the bounds', () => {
    expect(knownPrices(series, '2026-02-28', '2026-03-01').map(({ day }) => day)).toEqual(['2026-02-28']);
  });
});

describe('thinOutPrices', () => {
  it('keeps each day of the last year and Mondays before it', () => {
    const all = knownPrices({ firstDay: '2024-11-18', dailyCents: Array<number>(734).fill(1) }, '', '9');
    const days = thinOutPrices(all, '2026-11-21').map(({ day }) => day);
    expect(days.slice(0, 2)).toEqual(['2024-11-18', '2024-11-25']);
    expect(days.filter((day) => day > '2025-11-21')).toHaveLength(365);
    expect(days.filter((day) => day <= '2025-11-21')).toHaveLength(53);
  });
});

describe('isReferenceAmount', () => {
  it.each([
    [20, 6000, true],
    [20, 5000, false],
    [23, 6, true],
    [23, 6000, true],
    [1, 3000, true],
    [29, 1000, true],
    [20, 0, false],
  ])('of product %i: %i is %s', (productId, amount, expected) => {
    expect(isReferenceAmount(productId, amount)).toBe(expected);
  });
});
