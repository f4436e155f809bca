import fc from 'fast-check';
import { calendarYear, isDay, lastYears, getMonths } from './period';

describe('a period', () => {
  it.each([
    [1, '2026-11-21', '2025-11-22'],
    [3, '2026-11-21', '2023-11-22'],
    [1, '2024-02-29', '2023-03-02'],
    [1, '2026-12-31', '2026-01-01'],
  ])('of %i years up to %s begins on %s', (years, today, from) => {
    expect(lastYears(years, today)).toEqual({ from, to: today });
  });

  it('has each of its months once, in order', () => {
    expect(getMonths({ from: '2025-11-22', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(getMonths(calendarYear(2026))).toHaveLength(12);
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['2026-13-01', false],
    ['1999-12-31', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

  it('takes no text for a day that the calendar does not know', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isDay(text) && new Date(text).toISOString().slice(0, 10) !== text).toBe(false);
      }),
    );
  });
});
