import type { StaffUser } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../testing/list-page';
import { staffPerson } from '../testing/staff-person';
import { addStaffParts } from '../testing/add-staff-parts';
import { inviteRoute } from '../routes/support/benutzer/einladen/invite-route';
import { userListRoute } from '../routes/support/user/list/user-list-route';
import { userRoute } from '../routes/support/benutzer/bearbeiten/user-route';

const buildPerson = (fields: Partial<StaffUser> = {}): StaffUser => ({
  ...{ Id: 9, Version: 2, FirstName: 'Jonas', LastName: 'Brandl', Email: 'jonas@example.com' },
  ...{ Roles: [ROLES.editor], SecondFactor: 'set', CreatedAt: '2026-01-02T10:00:00.000Z', LastLoginAt: null },
  ...{ LockedAt: null, IsInvited: false, InvitedUntil: null, Sessions: [], IsSelf: false },
  Countries: [],
  ...fields,
});

const PATH = '/support/benutzer/9/bearbeiten';
function renderPage(path: string, responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.admin]) {
  const fake = fakeApi({ staffViews: () => ({ Views: [] }), ...responses });
  const routes = addStaffParts([userListRoute, inviteRoute, userRoute]);
  return { ...fake, ...renderRoute(routes, path, { api: fake.api, user: staffPerson(roles) }) };
}
const region = (name: string) => within(screen.getByRole('region', { name }));

describe.each([['/support/user/list'], ['/support/benutzer/einladen'], [PATH]])('%s', (path) => {
  it('is for admins alone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(path, {}, [ROLES.customerSupport]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

it('the list shows roles by name, the second factor and the last login', async () => {
  const row = {
    ...{ Id: 9, Name: 'Brandl, Jonas', Email: 'jonas@example.com', Roles: [ROLES.customerSupport, ROLES.editor] },
    ...{ SecondFactor: 'missing', LastLoginAt: null, IsLocked: false, IsInvited: true },
    Countries: [2, 3],
  } as const;
  renderPage('/support/user/list', { staffUsers: () => listPage([row]) });
  const view = within(await screen.findByRole('row', { name: /Brandl, Jonas/ }));
  expect(view.getByRole('link', { name: 'Brandl, Jonas' })).toHaveAttribute('href', PATH);
  for (const text of ['Kundendienst, Redaktion', 'fehlt noch', 'noch nie', 'Einladung offen', 'AT, CH'])
    expect(view.getByText(text)).toBeInTheDocument();
});

it('an invitation needs a role, and leads to the person’s page', async () => {
  const { sent, router } = renderPage('/support/benutzer/einladen', {
    inviteUser: () => buildPerson({ IsInvited: true }),
    staffUser: () => buildPerson({ IsInvited: true }),
  });
  await userEvent.type(await screen.findByLabelText('Vorname'), 'Jonas');
  await userEvent.type(screen.getByLabelText('Nachname'), 'Brandl');
  await userEvent.type(screen.getByLabelText('E-Mail'), 'jonas@example.com');
  const send = screen.getByRole('button', { name: 'Einladung senden' });
  await userEvent.click(send);
  expect(screen.getAllByText('Bitte wählen Sie mindestens eine Rolle.').length).toBeGreaterThan(0);
  expect(sent('inviteUser')).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Redaktion/ }));
  await userEvent.click(send);
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
  expect(sent('inviteUser')).toMatchObject([{ Email: 'jonas@example.com', Roles: [ROLES.editor] }]);
});

describe('/support/benutzer/{id}/bearbeiten', () => {
  it('changes roles of the version that was read', async () => {
    const { sent } = renderPage(PATH, {
      staffUser: () => buildPerson(),
      saveStaffUser: () => buildPerson({ Version: 3, Roles: [ROLES.editor, ROLES.marketing] }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Jonas Brandl' });
    const card = region('Name und Rollen');
    expect(card.getByRole('checkbox', { name: /^Redaktion/ })).toBeChecked();
    await userEvent.click(card.getByRole('checkbox', { name: /^Marketing/ }));
    await userEvent.click(card.getByRole('checkbox', { name: 'Österreich' }));
    await userEvent.click(card.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(sent('saveStaffUser')).toHaveLength(1));
    expect(sent('saveStaffUser')).toMatchObject([
      { Version: 2, Roles: [ROLES.editor, ROLES.marketing], Countries: [2] },
    ]);
  });

  it('locks, ends logins and resets the second factor, each with a reason', async () => {
    const Sessions = [{ Since: '2026-11-21T10:00:00.000Z', IsActing: false }];
    const { sent } = renderPage(PATH, {
      staffUser: () => buildPerson({ Sessions }),
      setUserLock: () => buildPerson({ Version: 3, LockedAt: '2026-11-21T11:00:00.000Z' }),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('Zweiten Faktor zurücksetzen')).toBeInTheDocument();
    expect(region('Anmeldungen').getByText('Überall abmelden')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Zugang sperren'));
    const card = region('Zugang');
    const lock = card.getByRole('button', { name: 'Sperren' });
    const form = lock.closest('form');
    if (!form) throw new Error('no form');
    await userEvent.type(within(form).getByLabelText('Grund'), 'Ausgeschieden');
    await userEvent.click(lock);
    expect(await card.findByText(/gesperrt seit/)).toBeInTheDocument();
    expect(sent('setUserLock')).toMatchObject([{ Version: 2, IsLocked: true, Reason: 'Ausgeschieden' }]);
  });

  it('offers nobody to lock oneself', async () => {
    renderPage(PATH, { staffUser: () => buildPerson({ IsSelf: true }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Zugang sperren')).toBeNull();
    expect(screen.queryByText('Zweiten Faktor zurücksetzen')).toBeNull();
  });
});
