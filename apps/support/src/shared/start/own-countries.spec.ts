import { staffPerson } from '../../testing/staff-person';
import { getOwnCountryId, getOwnSites } from './own-countries';

const limited = (...countryIds: number[]) => ({ ...staffPerson([]), countryIds });

it.each([
  ['somebody without a limit', staffPerson([]), [1, 2, 3], 1],
  ['nobody', null, [1, 2, 3], 1],
  ['somebody for Austria', limited(2), [2], 2],
  ['somebody for Switzerland and Germany', limited(3, 1), [1, 3], 1],
  ['somebody for Austria and Switzerland', limited(3, 2), [2, 3], 2],
])('%s works for these countries and begins with the usual one, or the first', (_, user, ids, first) => {
  expect(getOwnSites(user).map(({ countryId }) => countryId)).toEqual(ids);
  expect(getOwnCountryId(user, 1)).toBe(first);
});
