import { epochDay, isoDay } from '@heizplatz/api-platform';
import * as fc from 'fast-check';
import { comparePeriods, type StatisticPeriod, wholeMonths } from './period-before';

const LONG_AFTER = '2100-01-01';
const periodBefore = (period: StatisticPeriod) => comparePeriods(period, LONG_AFTER).before;

describe('the period before', () => {
  it.each([
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2025-12-01', '2026-11-30', '2024-12-01', '2025-11-30'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
    ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
  ])('of %s to %s is %s to %s', (from, to, beforeFrom, beforeTo) => {
    expect(periodBefore({ from, to })).toMatchObject({ from: beforeFrom, to: beforeTo });
  });

  it('ends the day before, and is as long in months or in days', () => {
    const day = fc.integer({ min: epochDay('2015-01-01'), max: epochDay('2030-12-31') });
    fc.assert(
      fc.property(day, fc.nat(1500), (start, days) => {
        const period = { from: isoDay(start), to: isoDay(start + days) };
        const before = periodBefore(period);
        expect(epochDay(before.to)).toBe(start - 1);
        const months = wholeMonths(period);
        if (months === null) expect(epochDay(before.to) - epochDay(before.from)).toBe(days);
        else expect(wholeMonths(before)).toBe(months);
      }),
    );
  });
});

describe('a period that is not over', () => {
  it.each([
    ['2026-11-01', '2026-11-30', '2026-11-26', '2026-10-01', '2026-10-26', '2025-11-01', '2025-11-26'],
    ['2026-03-01', '2026-03-31', '2026-03-30', '2026-02-01', '2026-02-28', '2025-03-01', '2025-03-30'],
    ['2026-10-01', '2026-12-31', '2026-11-30', '2026-07-01', '2026-08-31', '2025-10-01', '2025-11-30'],
    ['2026-01-01', '2026-12-31', '2026-11-26', '2025-01-01', '2025-11-26', '2025-01-01', '2025-11-26'],
    ['2028-02-01', '2028-02-29', '2028-02-20', '2028-01-01', '2028-01-20', '2027-02-01', '2027-02-20'],
    ['2026-11-23', '2026-11-29', '2026-11-26', '2026-11-16', '2026-11-19', '2025-11-23', '2025-11-26'],
  ])('%s to %s on %s is compared with the same days', (from, to, today, ...days) => {
    const { period, isUnfinished, before, yearBefore } = comparePeriods({ from, to }, today);
    expect([period.to, isUnfinished]).toEqual([today, true]);
    expect([before.from, before.to, yearBefore.from, yearBefore.to]).toEqual(days);
  });

  it.each([
    ['2026-10-01', '2026-10-31', '2026-11-26'],
    ['2026-11-01', '2026-11-26', '2026-11-26'],
    ['2026-12-01', '2026-12-31', '2026-11-26'],
  ])('is not one from %s to %s on %s', (from, to, today) => {
    expect(comparePeriods({ from, to }, today)).toMatchObject({ period: { from, to }, isUnfinished: false });
  });

  it('of a whole February in a leap year has the whole one of the year before', () => {
    const { yearBefore } = comparePeriods({ from: '2028-02-01', to: '2028-02-29' }, LONG_AFTER);
    expect(yearBefore).toMatchObject({ from: '2027-02-01', to: '2027-02-28' });
    expect(comparePeriods({ from: '2029-02-01', to: '2029-02-28' }, LONG_AFTER).yearBefore.to).toBe('2028-02-29');
  });
});
