import { type Role, ROLES, type User } from '@heizplatz/identity';
import { fakeApi, openWithoutScript, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { searchRoute } from './search-route';

const person = (...roles: Role[]): User => ({
  id: 7,
  title1: '',
  title2: '',
  roles,
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Clara',
  lastName: 'Sommer',
});
const place = { ZipCode: '80331', City: 'München', CountryId: 1 };
const MATCH = {
  Orders: {
    Items: [
      {
        ...place,
        Id: 'o1',
        Number: 'DE-26-000123',
        Name: 'Ruth Wolf',
        State: 'placed',
        PlacedAt: '2026-11-18T09:00:00.000Z',
      },
    ],
    HasMore: true,
  },
  Customers: {
    Items: [{ ...place, Id: 9, Name: 'Wolf, Ruth', Email: 'r@example.com', Phone: '', IsGuest: true }],
    HasMore: false,
  },
  Dealers: null,
};
const user = person(ROLES.customerSupport);

it('shows what was found in groups, each leading to its page', async () => {
  const { api, sent } = fakeApi({ staffSearch: () => MATCH });
  renderRoute([searchRoute], '/support/suche?search=wolf', { api, user });
  const orders = within(await screen.findByRole('region', { name: 'Bestellungen' }));
  expect(orders.getByRole('link', { name: 'DE-26-000123' })).toHaveAttribute('href', '/support/bestellung/o1');
  expect(orders.getByText('DE 80331 München')).toBeVisible();
  const all = orders.getByRole('link', { name: 'Alle gefundenen Bestellungen' });
  expect(all).toHaveAttribute('href', '/support/bestellungen?search=wolf');
  const customers = within(screen.getByRole('region', { name: 'Kunden' }));
  expect(customers.getByRole('link')).toHaveAttribute('href', '/support/kunde/bearbeiten?id=9');
  expect(customers.getByText('Gast')).toBeVisible();
  expect(customers.getByText('r@example.com')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Händler' })).toBeNull();
  // The navigation counts what waits, sooner or later.
  expect(sent('staffSearch')).toEqual([{ query: { search: 'wolf' } }]);
});

it('leads to all dealers that were found', async () => {
  const Dealers = { Items: [{ ...place, Id: 4, Name: 'Pellets & Mehr' }], HasMore: true };
  const { api } = fakeApi({ staffSearch: () => ({ Orders: null, Customers: null, Dealers }) });
  renderRoute([searchRoute], '/support/suche?search=mehr%20pellets', { api, user });
  const link = await screen.findByRole('link', { name: 'Alle gefundenen Händler' });
  expect(link).toHaveAttribute('href', '/support/haendler?search=mehr%20pellets');
});

it('says when nothing was found, and keeps what was looked for in its box; without script too', async () => {
  const nothing = { Items: [], HasMore: false };
  const { api } = fakeApi({ staffSearch: () => ({ Orders: nothing, Customers: null, Dealers: nothing }) });
  await openWithoutScript([searchRoute], '/support/suche?search=xyz', { api, user });
  expect(screen.getByRole('heading', { name: 'Nichts gefunden' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('xyz');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/support/suche');
});
