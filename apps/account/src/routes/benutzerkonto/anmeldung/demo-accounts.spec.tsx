import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginRoute } from './login-route';

const HALF_IN = { success: true, token: null, redirectUrl: null, secondFactor: 'required' };
const open = (isDemo: boolean) =>
  renderRoute([loginRoute], '/benutzerkonto/anmeldung', { api: fakeApi({ login: () => HALF_IN }).api, isDemo });

describe('the accounts of the demonstration', () => {
  it('stand on its login page, one a role', async () => {
    open(true);
    expect(await screen.findByRole('heading', { name: 'Zugänge der Demonstration' })).toBeInTheDocument();
    expect(screen.getAllByText(/@example\.com$/)).toHaveLength(11);
  });

  it('stand nowhere else', async () => {
    open(false);
    await screen.findByRole('heading', { name: 'Anmelden' });
    expect(screen.queryByText(/@example\.com/)).not.toBeInTheDocument();
  });

  it('are gone while the second factor is asked, and so is the way to a new account', async () => {
    open(true);
    expect(await screen.findByRole('heading', { name: 'Neu hier?' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'support@example.com');
    await userEvent.type(screen.getByLabelText('Passwort'), 'Heizen-2026!');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByLabelText(/Code/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Zugänge der Demonstration' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Neu hier?' })).toBeNull();
  });
});
