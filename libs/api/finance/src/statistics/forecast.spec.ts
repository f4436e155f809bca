import { countWorkingDays, forecastMonth } from './forecast';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

it.each([
  [NOVEMBER, 1, 21],
  // 3 October is a holiday of Germany alone, but a Saturday; 26 October is one of Austria.
  [{ from: '2026-10-01', to: '2026-10-31' }, 1, 22],
  [{ from: '2026-10-01', to: '2026-10-31' }, 2, 21],
  [{ from: '2026-12-21', to: '2027-01-03' }, 1, 8],
] as const)('%j has in country %i %i working days', (period, countryId, expected) => {
  expect(countWorkingDays(period, countryId)).toBe(expected);
});

const Now = {
  ...{ Orders: 38, WeightKg: 0, Litres: 0, Revenue: 19_000.5, MeanPerTonne: null },
  ...{ CancellationPercent: null, RatePayPercent: null, WeightsToConfirm: 0 },
};
const earned = { Commission: 190, Net: 9500, TakeRatePercent: 2 };
const Commission = { Now: earned, Before: earned, YearBefore: earned };

it('a month goes on as its working days so far', () => {
  const days = { month: NOVEMBER, counted: { ...NOVEMBER, to: '2026-11-26' }, countryId: 1 } as const;
  expect(forecastMonth({ Now, Commission }, days)).toEqual({
    ...{ WorkingDays: 21, WorkingDaysDone: 19, Orders: 42, Revenue: 21_000.55, Commission: 210 },
  });
  expect(forecastMonth({ Now, Commission: null }, days)?.Commission).toBeNull();
});

it('of a month without a working day so far nothing can be said', () => {
  const days = { month: NOVEMBER, counted: { ...NOVEMBER, to: '2026-11-01' }, countryId: 1 } as const;
  expect(forecastMonth({ Now, Commission: null }, days)).toBeNull();
});
