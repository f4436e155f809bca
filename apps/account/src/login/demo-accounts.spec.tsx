import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { loginRoute } from './login-route';

const open = (isDemo: boolean) =>
  renderRoute([loginRoute], '/benutzerkonto/anmeldung', { api: fakeApi({}).api, isDemo });

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
});
