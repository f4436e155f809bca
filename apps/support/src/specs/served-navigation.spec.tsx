import { ROLES } from '@heizplatz/identity';
import { fakeApi, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { phoneOrderRoute } from '../routes/support/bestellung/neu/phone-order-route';
import { staffPerson } from '../testing/staff-person';

const open = (roles: string[]) => {
  const { api } = fakeApi({});
  const user = staffPerson(roles);
  return openWithoutScript([phoneOrderRoute], '/support/bestellung/neu', { api, user, isBeforeHydration: true });
};

it('a served page has the navigation of its reader where no script runs, at both widths', async () => {
  await open([ROLES.customerSupport]);
  const [wide, narrow] = screen.getAllByRole('navigation', { name: 'Support' });
  expect([wide?.closest('details') ?? null, narrow?.closest('details')?.querySelector('summary')?.textContent]).toEqual(
    [null, 'Bereiche'],
  );
  expect(screen.getAllByRole('link', { name: 'Bestellungen' })[0]).toHaveAttribute('href', '/support/bestellungen');
  expect(screen.queryByRole('link', { name: 'Protokoll' })).not.toBeInTheDocument();
});

it('an admin’s has the screens of admins', async () => {
  await open([ROLES.admin]);
  expect(screen.getAllByRole('link', { name: 'Protokoll' })).toHaveLength(2);
});
