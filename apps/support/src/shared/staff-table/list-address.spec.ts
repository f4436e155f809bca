import { listAddress, nextSort } from './list-address';

const here = { pathname: '/export-orders', search: '?country=3&page=7&sort=date' };

it.each([
  [{ sort: '-date' }, '/export-orders?country=3&sort=-date'],
  [{ page: '2' }, '/export-orders?country=3&sort=date&page=2'],
  [{ country: '', sort: null }, '/export-orders'],
  [{ search: 'Müller & Co' }, '/export-orders?country=3&sort=date&search=M%C3%BCller+%26+Co'],
])('%j leads to %j', (changes, address) => {
  expect(listAddress(here, changes)).toBe(address);
});

it('a head sorts up first, then down, then up again', () => {
  expect([nextSort('', 'date'), nextSort('date', 'date'), nextSort('-date', 'date')]).toEqual([
    'date',
    '-date',
    'date',
  ]);
});
