import { epochDay, isoDay } from '@heizplatz/api-platform';
import * as fc from 'fast-check';
import { periodBefore, wholeMonths } from './period-before';

describe('the period before', () => {
  it.each([
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2025-12-01', '2026-11-30', '2024-12-01', '2025-11-30'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
    ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
  ])('of %s to %s is %s to %s', (from, to, beforeFrom, beforeTo) => {
    expect(periodBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
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
