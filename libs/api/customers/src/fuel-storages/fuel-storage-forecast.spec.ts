import { epochDay, isoDay } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import * as fc from 'fast-check';
import { fittingAmountKg } from './fitting-amount';
import { dayUseKg } from './heating-year';
import { forecastFuelStorage, type KnownFuelStorage } from './fuel-storage-forecast';

const TODAY = epochDay('2026-11-21');
const fuelStorage = (fields: Partial<KnownFuelStorage> = {}): KnownFuelStorage => ({
  ...{ capacityKg: 6000, stockKg: 4000, filledDay: epochDay('2026-11-01'), yearlyUseKg: 5000, deliveries: [] },
  ...fields,
});
const on = (day: string, amountKg: number) => ({ day: epochDay(day), amountKg });
const runsOut = (known: KnownFuelStorage) => {
  const { runsOutOn } = forecastFuelStorage(known, TODAY);
  return runsOutOn === null ? null : isoDay(runsOutOn);
};

describe('what a home burns in a day', () => {
  it('adds up to its year, leap year or not', () => {
    for (const year of [2026, 2028]) {
      const [first, last] = [epochDay(`${year}-01-01`), epochDay(`${year}-12-31`)];
      let sum = 0;
      for (let day = first; day <= last; day++) sum += dayUseKg(day, 5000);
      expect(sum).toBeCloseTo(5000, 6);
    }
  });

  it('is twelve times as much in January as in July', () => {
    const ratio = dayUseKg(epochDay('2027-01-10'), 5000) / dayUseKg(epochDay('2027-07-10'), 5000);
    expect(ratio).toBeCloseTo(170 / (40 / 3), 6);
  });
});

describe('the forecast of a store', () => {
  it('takes from the stock what November has burnt', () => {
    // 20 of 30 days of a month that takes 12 % of 5,000 kg.
    expect(forecastFuelStorage(fuelStorage(), TODAY).stockTodayKg).toBe(3600);
  });

  it('names the day on which nothing is left, later with less use', () => {
    // 4,000 kg at the beginning of November: 600, 800, 850, 750, 650 to the end of March, 350 of April's 400 are left.
    expect(runsOut(fuelStorage())).toBe('2027-04-27');
    expect(runsOut(fuelStorage({ yearlyUseKg: 2500 }))?.localeCompare('2027-11-01')).toBe(1);
  });

  it.each([
    ['no yearly use', { yearlyUseKg: null }],
    ['a yearly use of nothing', { yearlyUseKg: 0 }],
    ['neither stock nor delivery', { stockKg: null, filledDay: null }],
  ])('knows nothing with %s', (_, fields) => {
    expect(forecastFuelStorage(fuelStorage(fields), TODAY)).toEqual({ stockTodayKg: null, runsOutOn: null });
  });

  it('begins with the last delivery when nothing was said of the stock', () => {
    const deliveries = [on('2025-11-01', 5000), on('2026-11-01', 4000)];
    const known = fuelStorage({ stockKg: null, filledDay: null, deliveries });
    expect(forecastFuelStorage(known, TODAY)).toEqual(forecastFuelStorage(fuelStorage(), TODAY));
  });

  it('adds what came after the stock was read, up to the capacity, and nothing that came before', () => {
    const came = (day: string, kg: number) =>
      forecastFuelStorage(fuelStorage({ deliveries: [on(day, kg)] }), TODAY).stockTodayKg;
    expect(came('2026-10-20', 3000)).toBe(3600);
    expect(came('2026-11-16', 1500)).toBe(5100);
    expect(came('2026-11-16', 5000)).toBe(5900);
  });

  it('starts again with a delivery into a store that had run out', () => {
    const empty = fuelStorage({ stockKg: 100, deliveries: [on('2026-11-20', 3000)] });
    expect(forecastFuelStorage(empty, TODAY).stockTodayKg).toBe(2980);
    expect(runsOut(empty)?.localeCompare('2027-01-01')).toBe(1);
  });

  it('names a day that has passed when nothing came since', () => {
    expect(runsOut(fuelStorage({ stockKg: 200 }))).toBe('2026-11-10');
    expect(forecastFuelStorage(fuelStorage({ stockKg: 200 }), TODAY).stockTodayKg).toBe(0);
    expect(runsOut(fuelStorage({ stockKg: 0 }))).toBe('2026-11-01');
  });

  it('says nothing of a day beyond five years', () => {
    expect(runsOut(fuelStorage({ capacityKg: null, stockKg: 100_000, yearlyUseKg: 1 }))).toBeNull();
  });

  it('never runs out earlier with more in it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 2000 }), (stockKg, moreKg) => {
        const day = (kg: number) =>
          forecastFuelStorage(fuelStorage({ capacityKg: null, stockKg: kg }), TODAY).runsOutOn ?? Infinity;
        expect(day(stockKg + moreKg)).toBeGreaterThanOrEqual(day(stockKg));
      }),
    );
  });
});

describe('the amount that fits', () => {
  const pellets = PRODUCT_GROUPS[3];
  it.each([
    [null, null, 6000],
    [6000, 1850, 4100],
    [6000, null, 6000],
    [6000, 5900, 1000],
    [50_000, 0, 20_000],
  ])('into %p kg with %p kg in it: %p kg', (capacityKg, stockTodayKg, amountKg) => {
    expect(fittingAmountKg(pellets, { capacityKg, stockTodayKg })).toBe(amountKg);
  });
});
