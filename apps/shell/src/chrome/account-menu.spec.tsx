import { ApiProvider } from '@heizplatz/api-client';
import { ROLES, type User } from '@heizplatz/identity';
import { sessionAtom, startSession } from '@heizplatz/session';
import { fakeApi } from '@heizplatz/testing';
import { LinkProvider, ToastProvider, ToastRegion } from '@heizplatz/ui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createStore, Provider } from 'jotai';
import { AccountMenu } from './account-menu';
import { getAccountMenu } from './account-menus';

const userWith = (roles: string[], overrides: Partial<User> = {}): User => ({
  id: 7,
  title1: 'Dr.',
  title2: '',
  roles,
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: true,
  firstName: 'Maria',
  lastName: 'Petersen',
  ...overrides,
});
const CUSTOMER = userWith([ROLES.customer]);

function show(user: User, logout: () => unknown = () => ({ Success: true, UserSwitched: false }), pathname = '/') {
  const store = createStore();
  store.set(sessionAtom, startSession(user));
  const { api, calls } = fakeApi({ logout });
  const page = (path: string) => (
    <Provider store={store}>
      <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
        <ApiProvider api={api} cache={new Map()}>
          <LinkProvider link={({ children, ...rest }) => <a {...rest}>{children}</a>}>
            <ToastProvider>
              <AccountMenu user={user} pathname={path} />
              <button type="button">danach</button>
              <ToastRegion />
            </ToastProvider>
          </LinkProvider>
        </ApiProvider>
      </I18nProvider>
    </Provider>
  );
  const view = render(page(pathname));
  return { ...view, store, calls, goTo: (path: string) => view.rerender(page(path)) };
}

const button = () => screen.getByRole('button', { name: /Maria Petersen|Mein Konto/ });
const PASSKEYS = ['Passkeys', '/benutzerkonto/passkeys'];
const visibleLinks = () => within(screen.getByRole('navigation', { name: 'Konto' })).queryAllByRole('link');

it.each([
  [[ROLES.admin], 'admin'],
  [[ROLES.customer, ROLES.admin], 'admin'],
  [[ROLES.customerSupport], 'supporter'],
  [[ROLES.dealerSupport], 'supporter'],
  [[ROLES.editor, ROLES.customer], 'supporter'],
  [[ROLES.customer], 'customer'],
  [[ROLES.press], 'press'],
  [[ROLES.press, ROLES.editor], 'supporter'],
  [[ROLES.advertisingPartner], 'partner'],
  [['Role_Unknown'], 'default'],
  [[], 'default'],
])('the roles %j have the menu %s', (roles, name) => {
  expect(getAccountMenu(userWith(roles))).toBe(name);
});

describe('the account menu', () => {
  it.each([
    [
      CUSTOMER,
      [
        ['Übersicht', '/kunde/startseite'],
        ['Bestellungen', '/kunde/bestellungen'],
        ['Mein Verbrauch', '/kunde/verbrauch'],
        ['Mein Lager', '/kunde/lager'],
        ['Benachrichtigungen', '/kunde/benachrichtigungen'],
        ['Stammdaten', '/kunde/stammdaten'],
      ],
    ],
    [userWith([ROLES.customerSupport]), [['Support', '/support'], PASSKEYS]],
    [userWith([ROLES.admin]), [['Support', '/support'], PASSKEYS]],
    [userWith([ROLES.press]), [['Pressedownloads', '/support/presse'], PASSKEYS]],
    [userWith([ROLES.advertisingPartner]), [['Meine Anzeigen', '/support/werbepartner'], PASSKEYS]],
    [userWith([]), [PASSKEYS]],
  ])('opens what this user may open: case %#', async (user, links) => {
    const { container } = show(user);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible();
    expect(visibleLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('names the user with the title, or the account where no name is known', () => {
    const { unmount } = show(CUSTOMER);
    expect(button()).toHaveTextContent('Dr. Maria Petersen');
    unmount();
    show(userWith([ROLES.customer], { title1: '', firstName: '', lastName: '' }));
    expect(button()).toHaveTextContent('Mein Konto');
  });

  it('is used by keyboard alone: Escape closes it and gives the focus back', async () => {
    show(CUSTOMER);
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Übersicht' });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Übersicht' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(visibleLinks()).toEqual([]);
    expect(button()).toHaveFocus();
  });

  it.each([
    ['a press outside', async () => userEvent.click(document.body)],
    ['the focus that goes on', async () => act(() => screen.getByRole('button', { name: 'danach' }).focus())],
  ])('is closed by %s', async (_, close) => {
    show(CUSTOMER);
    await userEvent.click(button());
    await screen.findByRole('link', { name: 'Übersicht' });
    await close();
    await waitFor(() => expect(visibleLinks()).toEqual([]));
  });

  it('is closed by another page, and marks the one that is shown', async () => {
    const { goTo } = show(CUSTOMER, undefined, '/kunde/bestellungen/12');
    await userEvent.click(button());
    const orders = await screen.findByRole('link', { name: 'Bestellungen' });
    expect(orders).toHaveAttribute('aria-current', 'page');
    goTo('/kunde/stammdaten');
    expect(visibleLinks()).toEqual([]);
  });

  it('logs out, once however often it is pressed', async () => {
    const { store, calls } = show(CUSTOMER);
    await userEvent.click(button());
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(store.get(sessionAtom)).toMatchObject({ isLoggedIn: false, hasLeft: true }));
    expect(calls.map(({ id }) => id)).toEqual(['logout']);
  });

  it.each([
    ['refused', () => ({ Success: false, UserSwitched: false })],
    [
      'not answered',
      () => {
        throw new Error('down');
      },
    ],
  ])('says so when the logout is %s, and keeps the session', async (_, logout) => {
    const { store } = show(CUSTOMER, logout);
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByText(/^Abmelden ist gerade nicht möglich/)).toBeVisible();
    expect(store.get(sessionAtom).isLoggedIn).toBe(true);
  });
});
