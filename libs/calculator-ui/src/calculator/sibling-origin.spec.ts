import { SITES } from '@heizplatz/country';
import { siblingOrigin } from './sibling-origin';

const [de, at, ch] = [SITES[1], SITES[2], SITES[3]];

test.each([
  ['http://localhost:4200', de, ch, 'http://ch.localhost:4200'],
  ['http://de.localhost:4200', de, at, 'http://at.localhost:4200'],
  ['http://at.localhost', at, de, 'http://localhost'],
  ['http://127.0.0.1:5000', de, at, 'http://at.localhost:5000'],
  [`https://${de.productionHost}`, de, at, `https://${at.productionHost}`],
  ['https://probe.waerme.ch:8443', ch, de, 'https://probe.waerme.de:8443'],
  ['https://probe.example', de, ch, `https://${ch.productionHost}`],
])('from %s', (origin, from, to, expected) => {
  expect(siblingOrigin(origin, from, to)).toBe(expected);
});
