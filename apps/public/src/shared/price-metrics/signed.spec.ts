import { SITES } from '@heizplatz/country';
import { signed } from './signed';

it.each([
  [3.244, '+3,24'],
  [-7.7, '−7,70'],
  [0.001, '0,00'],
  [-0.001, '0,00'],
  [0, '0,00'],
])('%d is %s', (value, text) => {
  expect(signed(value, SITES[1])).toBe(text);
});
