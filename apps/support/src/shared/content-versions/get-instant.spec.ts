import { getInstant } from './get-instant';

it.each([
  ['2036-06-01T07:00', '2036-06-01T05:00:00.000Z'],
  ['2026-12-01T07:00', '2026-12-01T06:00:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
  ['', null],
  ['morgen', null],
])('%s is %s', (input, instant) => {
  expect(getInstant(input)).toBe(instant);
});
