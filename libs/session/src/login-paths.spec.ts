import { loginPath, logoutPath, storeLogoutRoute } from './login-paths';

const at = (path: string) => new URL(path, 'http://localhost:4200');
const encoded = encodeURIComponent;

function storageWith(route?: string) {
  const entries = new Map(route === undefined ? [] : [['hp_logout_route', route]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

it.each([
  ['/kunde/bestellungen?seite=2', `/benutzerkonto/anmeldung?RedirectUrl=${encoded('/kunde/bestellungen?seite=2')}`],
  [
    '/holzpellets-lose/bestellung/adresse',
    `/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=${encoded('/holzpellets-lose/bestellung/adresse')}`,
  ],
  [
    '/kaminholz/bestellparameter-bestaetigen',
    `/benutzerkonto/bestellanmeldung/kaminholz?ReturnUrl=${encoded('/kaminholz/bestellparameter-bestaetigen')}`,
  ],
  ['/erfunden/bestellung', `/benutzerkonto/anmeldung?RedirectUrl=${encoded('/erfunden/bestellung')}`],
  [
    '/holzpellets-lose/bestellung-erfolgreich/1',
    `/benutzerkonto/anmeldung?RedirectUrl=${encoded('/holzpellets-lose/bestellung-erfolgreich/1')}`,
  ],
])('a guard on %s leads to %s', (path, target) => {
  expect(loginPath(at(path))).toBe(target);
});

describe('a logout', () => {
  it.each([
    [undefined, '/kunde/startseite', '/benutzerkonto/anmeldung', ['ReturnUrl', 'RedirectUrl']],
    [
      '/benutzerkonto/anmeldung/b?ReturnUrl=%2Falt&x=1',
      '/',
      '/benutzerkonto/anmeldung/b',
      ['ReturnUrl', 'x', 'RedirectUrl'],
    ],
    ['https://evil.example/', '/', '/benutzerkonto/anmeldung', ['ReturnUrl', 'RedirectUrl']],
    ['//evil.example', '/', '/benutzerkonto/anmeldung', ['ReturnUrl', 'RedirectUrl']],
  ])('with the stored route %s on %s leads to %s', (stored, path, pathname, names) => {
    const target = at(logoutPath(storageWith(stored), at(`${path}?a=1`)) ?? '');
    expect(target.pathname).toBe(pathname);
    expect([...target.searchParams.keys()]).toEqual(names);
    expect(target.searchParams.get('ReturnUrl')).toBe(`${path}?a=1`);
  });

  it('in the middle of an order leads to its registration, and back by ReturnUrl alone', () => {
    const storage = storageWith();
    const page = at('/holzpellets-lose/bestellung/bezahlung/sepa');
    storeLogoutRoute(storage, page.pathname);
    expect(logoutPath(storage, page)).toBe(
      `/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=${encoded(page.pathname)}`,
    );
  });

  it('after the order leads to the login again', () => {
    const storage = storageWith('/benutzerkonto/bestellanmeldung/holzpellets-lose');
    storeLogoutRoute(storage, '/kunde/startseite');
    expect(logoutPath(storage, at('/'))).toMatch(/^\/benutzerkonto\/anmeldung\?/);
  });

  it('stays on a login page, which keeps its own way back', () => {
    const storage = storageWith('/benutzerkonto/bestellanmeldung/holzpellets-lose');
    storeLogoutRoute(storage, '/benutzerkonto/anmeldung');
    expect(storage.getItem('hp_logout_route')).toBe('/benutzerkonto/bestellanmeldung/holzpellets-lose');
    expect(logoutPath(storage, at('/benutzerkonto/anmeldung?RedirectUrl=%2F'))).toBeNull();
  });

  it.each(['/neues-kennwort-setzen/geheim', '/benachrichtigungen/geheim/bestaetigen'])(
    'stays on the page of a mailed link (%s): no query carries its token',
    (path) => {
      const storage = storageWith();
      storeLogoutRoute(storage, path);
      expect(storage.getItem('hp_logout_route')).toBeNull();
      expect(logoutPath(storage, at(path))).toBeNull();
    },
  );
});
