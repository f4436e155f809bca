import { ROLES } from '@heizplatz/identity';
import { staffPerson } from '../../../testing/staff-person';
import { holidaysInput } from './holidays-input';

const anyone = staffPerson([ROLES.admin]);
const swiss = Object.assign(staffPerson([ROLES.admin]), { countryIds: [3] });

it.each([
  ['of the country in the address', 'country=3', anyone, '3'],
  ['of the site', '', anyone, '2'],
  ['of the person’s own country', '', swiss, '3'],
] as const)('holidays are those %s', (_, search, user, country) => {
  expect(holidaysInput(new URLSearchParams(search), user, 2).query.country).toBe(country);
});
