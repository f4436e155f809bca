import { SITES } from '@heizplatz/country';
import { countryAddress } from './country-address';

test.each([
  ['http://localhost:4200', 'http://at.localhost:4200/'],
  ['http://ch.localhost:4200', 'http://at.localhost:4200/'],
  ['http://127.0.0.1:4300', 'http://at.localhost:4300/'],
  ['https://heizplatz.de', 'https://heizplatz.at/'],
  ['https://heizplatz.ch:443', 'https://heizplatz.at/'],
])('from %s Austria is at %s', (origin, address) => {
  expect(countryAddress(SITES[2], origin)).toBe(address);
});
