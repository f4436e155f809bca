import { countWorkingDays } from './count-working-days';

// 24:00 of Friday, 20 November 2026.
const FRIDAY_NIGHT = new Date('2026-11-20T23:00:00Z');

it.each([
  ['on Saturday', '2026-11-21T10:00:00Z', 0],
  ['on Monday', '2026-11-23T00:30:00Z', 1],
  ['on Wednesday', '2026-11-25T22:00:00Z', 3],
  ['a week later', '2026-11-30T08:00:00Z', 6],
])('%s of the weekend after a deadline', (_, now, days) => {
  expect(countWorkingDays(1, FRIDAY_NIGHT, new Date(now))).toBe(days);
});

it.each([
  [1, 3],
  // Mariä Empfängnis.
  [2, 2],
] as const)('holidays of country %i do not count', (countryId, days) => {
  const now = new Date('2026-12-09T12:00:00Z');
  expect(countWorkingDays(countryId, new Date('2026-12-06T23:00:00Z'), now)).toBe(days);
});
