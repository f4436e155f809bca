import { screen } from '@testing-library/react';
import { loginRoute } from '../routes/benutzerkonto/anmeldung/login-route';
import { renderAccountPage } from '../testing/render-account-page';
import { registrationSentRoute } from '../routes/benutzerkonto/registrierung-gesendet/registration-sent-route';

const TITLES = {
  Address: { Title1List: [], Title2List: [], CountryList: [] },
  ProductGroups: [],
  DealerCount: 150,
  ZipCodeCount: 8255,
};

const renderPage = (path: string, cookies: Record<string, string> = {}) =>
  renderAccountPage(
    loginRoute,
    `/benutzerkonto/anmeldung${path}`,
    { registrationData: () => null, commonData: () => TITLES },
    null,
    { cookies },
  );

beforeEach(() => localStorage.clear());

describe('which variant a visitor gets', () => {
  it.each([
    ['?mode=register', {}, 'a', 'kompakt'],
    ['?mode=register', { hp_seed: '1' }, 'b', 'kompakt'],
    ['?mode=register', { hp_seed: '2' }, 'a', 'ausfuehrlich'],
    ['/a/kompakt?mode=register', { hp_seed: '3' }, 'a', 'kompakt'],
    ['/c/gross?mode=register', {}, 'a', 'kompakt'],
    ['/c/gross?mode=register', { hp_seed: '99' }, 'a', 'kompakt'],
  ])('%s with %j: %s, %s', async (path, cookies, registerVariant, viewVariant) => {
    renderPage(path, cookies);
    await screen.findByRole('form', { name: 'Konto anlegen' });
    expect(screen.queryAllByText('Schritt 1 von 2')).toHaveLength(registerVariant === 'b' ? 1 : 0);
    expect(screen.queryAllByText(/Mein Lager/)).toHaveLength(viewVariant === 'ausfuehrlich' ? 1 : 0);
  });

  it.each(['?mode=login', '', '?mode=gast', '/b/ausfuehrlich'])('%j is the login', async (path) => {
    const { calls } = renderPage(path);
    expect(await screen.findByRole('form', { name: 'Anmelden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Konto anlegen' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('the seed stays the same for this browser and is told to the server', async () => {
    localStorage.setItem('hp_seed', '7');
    renderPage('');
    await screen.findByRole('form', { name: 'Anmelden' });
    expect(localStorage.getItem('hp_seed')).toBe('7');
  });

  it('a browser without one draws it, within its few values', async () => {
    renderPage('');
    await screen.findByRole('form', { name: 'Anmelden' });
    expect(Number(localStorage.getItem('hp_seed'))).toBeLessThan(12);
    expect(localStorage.getItem('hp_seed')).toMatch(/^\d+$/);
  });
});

it('/benutzerkonto/registrierung-gesendet says what to do when no mail comes, after a reload too', async () => {
  renderAccountPage(registrationSentRoute, '/benutzerkonto/registrierung-gesendet');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wir haben Ihnen eine E-Mail geschickt' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Keine E-Mail bekommen?' })).toBeVisible();
  expect(screen.getByRole('link', { name: /noch einmal an/ })).toHaveAttribute(
    'href',
    '/benutzerkonto/anmeldung?mode=register',
  );
});
