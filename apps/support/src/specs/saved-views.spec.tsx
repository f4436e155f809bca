import { ROLES } from '@heizplatz/identity';
import { fakeApi, buildProblem, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderListRoute } from '../routes/support/bestellungen/order-list-route';
import { addStaffParts } from '../testing/add-staff-parts';
import { listPage } from '../testing/list-page';
import { staffPerson } from '../testing/staff-person';

const VIEWS = {
  Views: [
    { Id: 1, Name: 'Alle AT', Query: 'country=2', IsShared: false, IsDefault: false },
    { Id: 2, Name: 'Überfällig', Query: 'late=1', IsShared: true, IsDefault: true },
  ],
  Shared: [{ Id: 3, Name: 'Offene CH', Query: 'country=3&state=open', Author: 'Clara Sommer' }],
};

async function renderOrders(search: string, staffViews: () => unknown = () => VIEWS) {
  const fake = fakeApi({ staffOrders: () => listPage([]), staffViews, saveStaffView: () => ({ Id: 4 }) });
  const user = staffPerson([ROLES.customerSupport]);
  const path = `/support/bestellungen${search}`;
  const rendered = renderRoute(addStaffParts([orderListRoute]), path, { api: fake.api, user });
  await screen.findByRole('heading', { level: 1, name: 'Bestellungen' });
  return { ...fake, ...rendered };
}

it('begins with the default view where the address says nothing', async () => {
  const { getPath, calls } = await renderOrders('');
  expect(getPath()).toBe('/support/bestellungen?late=1');
  expect(calls.filter(({ id }) => id === 'staffOrders')).toEqual([
    { id: 'staffOrders', input: { query: { late: '1' } } },
  ]);
});

it.each(['?state=open', '?page=1'])('leaves an address that says something as it is: %s', async (search) => {
  expect((await renderOrders(search)).getPath()).toBe(`/support/bestellungen${search}`);
});

it('shows the list where the views cannot be read', async () => {
  const fail = () => {
    throw buildProblem(503, 'UNAVAILABLE');
  };
  expect((await renderOrders('', fail)).getPath()).toBe('/support/bestellungen');
});

it('offers what colleagues share, and shares a view of one’s own', async () => {
  const { sent } = await renderOrders('?state=open');
  await userEvent.click(screen.getByText('Ansichten'));
  expect(screen.getByRole('link', { name: 'Offene CH' })).toHaveAttribute(
    'href',
    '/support/bestellungen?country=3&state=open',
  );
  expect(screen.queryByRole('button', { name: 'Ansicht „Offene CH“ löschen' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ohne Ansicht: alles' })).toHaveAttribute(
    'href',
    '/support/bestellungen?page=1',
  );
  await userEvent.type(screen.getByLabelText('Diese Ansicht sichern als'), 'Offene');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mit Kollegen meiner Rollen teilen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sichern' }));
  expect(sent('saveStaffView')).toEqual([
    { Path: '/support/bestellungen', Name: 'Offene', Query: 'state=open', IsShared: true, IsDefault: false },
  ]);
});
