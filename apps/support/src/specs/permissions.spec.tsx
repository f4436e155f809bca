import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { permissionsRoute } from '../routes/support/benutzer/rechte/permissions-route';
import { addStaffParts } from '../testing/add-staff-parts';
import { listPage } from '../testing/list-page';
import { staffPerson } from '../testing/staff-person';

const row = (CallId: string, Act: string, Area: string) => ({ CallId, Act, Area, Kind: 'write', Roles: [ROLES.admin] });

function renderPage(roles: string[], path = '/support/benutzer/rechte?area=people') {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffPermissions: () =>
      listPage([row('inviteUser', 'Benutzer eingeladen', 'people'), row('setUserLock', 'Benutzer gesperrt', 'people')]),
  });
  const routes = addStaffParts([permissionsRoute]);
  return { ...fake, ...renderRoute(routes, path, { api: fake.api, user: staffPerson(roles) }) };
}

describe('/support/benutzer/rechte', () => {
  it('shows which role may do what, the area once, filtered by the address', async () => {
    const { calls } = renderPage([ROLES.admin]);
    const first = within(await screen.findByRole('row', { name: /Benutzer eingeladen/ }));
    expect(first.getByText('Benutzer und Protokoll')).toBeInTheDocument();
    expect(first.getAllByRole('img', { name: 'ja' })).toHaveLength(1);
    expect(first.getAllByText('nein')).toHaveLength(8);
    const second = within(screen.getByRole('row', { name: /Benutzer gesperrt/ }));
    expect(second.queryByText('Benutzer und Protokoll')).not.toBeInTheDocument();
    expect(calls.find(({ id }) => id === 'staffPermissions')?.input).toEqual({ query: { area: 'people' } });
    expect(screen.getByLabelText('Bereich')).toHaveValue('people');
  });

  it('is for admins alone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage([ROLES.customerSupport]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});
