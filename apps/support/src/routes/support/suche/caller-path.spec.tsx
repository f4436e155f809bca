import { ROLES } from '@heizplatz/identity';
import { fakeApi, openWithoutScript } from '@heizplatz/testing';
import { staffPerson } from '../../../testing/staff-person';
import { searchRoute } from './search-route';

const NOTHING = { Items: [], HasMore: false };
const getCustomer = (Id: number, Phone: string) => ({
  ...{ Id, Phone, Name: 'Ruth Wolf', Email: 'r@example.com', ZipCode: '80331', City: 'München' },
  ...{ CountryId: 1, IsGuest: false },
});

async function call(number: string, customers: readonly object[], HasMore = false) {
  const { api, calls } = fakeApi({
    staffSearch: () => ({ Orders: NOTHING, Customers: { Items: customers, HasMore }, Dealers: null }),
  });
  const user = staffPerson([ROLES.customerSupport]);
  const address = `/support/suche?telefon=${encodeURIComponent(number)}`;
  const { location } = await openWithoutScript([searchRoute], address, { api, user });
  return { location, calls };
}

it.each([
  '030 5550 9876',
  '+49 (0)30 5550-9876',
  '0049305550 9876',
  '493055509876',
  ' 493055509876',
  'tel:+493055509876',
])('opens the only customer with the number %j', async (number) => {
  const { location, calls } = await call(number, [
    getCustomer(9, '030 / 5550 9876'),
    getCustomer(10, '030 5550 98765'),
  ]);
  expect(location).toBe('/support/kunde/bearbeiten?id=9');
  expect(calls).toEqual([{ id: 'staffSearch', input: { query: { search: '03055509876' } } }]);
});

it.each([
  ['two have it', [getCustomer(9, '030 5550 9876'), getCustomer(10, '+49 30 55509876')], false],
  ['nobody has it', [getCustomer(9, '030 5550 98761')], false],
  ['more may have it than were returned', [getCustomer(9, '030 5550 9876')], true],
])('leads to the search when %s', async (_, customers, hasMore) => {
  const { location } = await call('030 5550 9876', customers, hasMore);
  expect(location).toBe('/support/suche?search=030%205550%209876');
});

it.each(['', 'anonymous'])('leads to the search without a number: %j', async (number) => {
  expect((await call(number, [getCustomer(9, '')])).location).toBe(`/support/suche?search=${number}`);
});
