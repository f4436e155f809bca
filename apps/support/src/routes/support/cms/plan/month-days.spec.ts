import { addMonths, getMonthDays } from './month-days';

it('has the days of a month with their weekdays', () => {
  const days = getMonthDays('2026-12');
  expect(days).toHaveLength(31);
  expect([days[0], days.at(-1)]).toEqual([
    { day: '2026-12-01', weekday: 2 },
    { day: '2026-12-31', weekday: 4 },
  ]);
  expect(getMonthDays('2028-02').at(-1)).toEqual({ day: '2028-02-29', weekday: 2 });
});

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-10', 1, '2026-11'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});
