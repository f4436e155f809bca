import { withdrawUntil } from './withdraw-until';

test.each([
  ['14 days later', 1, true, '2026-11-10', '2026-11-24'],
  ['a Saturday moves to Monday', 1, true, '2026-11-07', '2026-11-23'],
  ['a holiday of the country moves on', 1, true, '2026-12-11', '2026-12-28'],
  ['one of the next year too', 1, true, '2026-12-18', '2027-01-04'],
  ['an Austrian holiday counts in Austria', 2, true, '2026-10-12', '2026-10-27'],
  ['but not in Germany', 1, true, '2026-10-12', '2026-10-26'],
  ['none for a business', 1, false, '2026-11-10', null],
  ['none in Switzerland', 3, true, '2026-11-10', null],
  ['none before delivery', 1, true, null, null],
] as const)('the withdrawal period: %s', (_, countryId, isConsumer, deliveredOn, lastDay) => {
  expect(withdrawUntil({ countryId, isConsumer, deliveredOn })).toBe(lastDay);
});
