import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderAccountPage } from '../testing/render-account-page';
import { userOf } from '../testing/user-of';
import { customerHomeRoute } from './customer-home-route';

const PATH = '/kunde/startseite';
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

describe('/kunde/startseite', () => {
  it('greets the customer', async () => {
    renderAccountPage(customerHomeRoute, PATH, {}, userOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'Guten Tag, Annegret Köster' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preise vergleichen' })).toHaveAttribute('href', '/');
  });

  it('logs out, and the shell leads away', async () => {
    const { calls } = renderAccountPage(
      customerHomeRoute,
      PATH,
      { logout: () => ({ Success: true, UserSwitched: false }) },
      userOf(),
    );
    await screen.findByRole('heading', { level: 1 });
    await leave();
    await waitFor(() => expect(calls).toEqual([{ id: 'logout', input: { body: {} } }]));
  });

  it.each([
    ['the API is down', () => Promise.reject(refusal(0, 'UNAVAILABLE'))],
    ['the API refuses', () => ({ Success: false, UserSwitched: false })],
  ])('says so when %s, and the customer stays', async (_, logout) => {
    const { pathOf } = renderAccountPage(customerHomeRoute, PATH, { logout }, userOf());
    await screen.findByRole('heading', { level: 1 });
    await leave();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Abmelden ist gerade nicht möglich/);
    expect(pathOf()).toBe(PATH);
  });

  it.each([
    ['nobody', null],
    ['a guest', userOf({ isGuest: true })],
  ])('sends %s to the login', async (_, user) => {
    const { pathOf } = renderAccountPage(customerHomeRoute, PATH, {}, user);
    await waitFor(() => expect(pathOf()).toBe('/benutzerkonto/anmeldung'));
  });
});
