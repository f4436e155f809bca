import { getCountryIds } from './get-country-ids.ts';
import { parseUser } from './parse-user.ts';

it.each([
  ['a token with some', { sub: '7', countryIds: [2, 3] }, [2, 3]],
  ['a token without', { sub: '7' }, null],
  ['no token', null, null],
])('%s', (_, payload, countryIds) => {
  expect(getCountryIds(parseUser(payload))).toEqual(countryIds);
});
