import { parseMoment, momentInput } from './local-moment';

it.each([
  ['2026-11-22T07:00', '2026-11-22T06:00:00.000Z'],
  ['2026-07-01T07:00', '2026-07-01T05:00:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
])('%s is %s, there and back', (input, iso) => {
  expect(parseMoment(input)).toBe(iso);
  expect(momentInput(iso)).toBe(input);
});

it.each(['', 'morgen', '2026-13-40T99:99'])('%j is no instant', (input) => {
  expect(parseMoment(input)).toBe('');
});
