import { ROLES } from '@heizplatz/identity';
import { fakeApi, openWithoutScript } from '@heizplatz/testing';
import { staffPerson } from '../../../testing/staff-person';
import { searchRoute } from './search-route';

const NOTHING = { Items: [], HasMore: false };
const getCustomer = (Id: number, Phone: string) => ({
  ...{ Id, Phone, Name: 'Ruth Wolf', Email: 'r@example.com', ZipCode: '80331', City: 'München' },
  ...{ CountryId: 1, IsGuest: false },
});

const getOrder = (CustomerId: number | null, ...Phones: string[]) => ({
  ...{ Id: '0193-5f2c', Number: 'DE-26-104417', Name: 'Ruth Wolf', ZipCode: '80331', City: 'München', CountryId: 1 },
  ...{ State: 'placed', PlacedAt: '2026-11-20T10:00:00.000Z', CustomerId, Phones },
});

async function call(number: string, customers: readonly object[], HasMore = false, Orders: object = NOTHING) {
  const { api, calls } = fakeApi({
    staffSearch: () => ({ Orders, Customers: { Items: customers, HasMore }, Dealers: null }),
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

describe('a number that stands in orders alone', () => {
  const NUMBER = '030 5550 9876';
  const list = '/support/bestellungen?search=03055509876';

  it.each([
    ['all of one customer opens the customer', [getOrder(9, '+49 30 55509876'), getOrder(9, '', NUMBER)], false, 9],
    ['of two customers leads to the list of these orders', [getOrder(9, NUMBER), getOrder(10, NUMBER)], false, null],
    ['of more orders than were returned leads to the list', [getOrder(9, NUMBER)], true, null],
    ['of an order whose customer is gone leads to the list', [getOrder(null, NUMBER)], false, null],
  ])('%s', async (_, Items, more, id) => {
    const { location } = await call(NUMBER, [], false, { Items, HasMore: more });
    expect(location).toBe(id === null ? list : `/support/kunde/bearbeiten?id=${id}`);
  });

  it('is not another one that only contains it', async () => {
    const { location } = await call(NUMBER, [], false, { Items: [getOrder(9, '030 5550 98765')], HasMore: false });
    expect(location).toBe('/support/suche?search=030%205550%209876');
  });

  it('gives way to customers of their own who have it', async () => {
    const both = [getCustomer(9, NUMBER), getCustomer(10, NUMBER)];
    const { location } = await call(NUMBER, both, false, { Items: [getOrder(11, NUMBER)], HasMore: false });
    expect(location).toBe('/support/suche?search=030%205550%209876');
  });
});
