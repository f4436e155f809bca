import { ApiProvider } from '@heizplatz/api-client';
import { COOKIES } from '@heizplatz/contract';
import { toClaims, type User } from '@heizplatz/identity';
import { sessionAtom } from '@heizplatz/session';
import { fakeApi } from '@heizplatz/testing';
import { ToastProvider, ToastRegion } from '@heizplatz/ui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryRouter } from '@heizplatz/router';
import { render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { storeLogoutNotice } from './stored-notice';
import type { LateSession } from './deferred-session';
import { SessionWatch } from './session-watch';

const ANNA: User = {
  id: 7,
  title1: '',
  title2: '',
  roles: ['Role_Customer'],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Anna',
  lastName: 'Thal',
};
const TOKEN = `h.${Buffer.from(JSON.stringify(toClaims(ANNA))).toString('base64url')}.s`;
const setCookie = (name: string, value: string | number, seconds = 900) =>
  (document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}`);

const early = { reportFields: jest.fn(), answerActs: jest.fn(() => Promise.resolve()) };

function openPage(responses: Parameters<typeof fakeApi>[0] = {}) {
  const store = createStore();
  const session: LateSession & { watch?: { settle: () => Promise<void>; stop?: () => void } } = {};
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/kunde/startseite'] });
  const { api, calls } = fakeApi(responses);
  render(
    <Provider store={store}>
      <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
        <ApiProvider api={api} cache={new Map()}>
          <ToastProvider>
            <SessionWatch router={router} session={session} timing={undefined} countryId={1} early={early}>
              <ToastRegion />
            </SessionWatch>
          </ToastProvider>
        </ApiProvider>
      </I18nProvider>
    </Provider>,
  );
  stops.push(() => session.watch?.stop?.());
  return { store, session, router, calls };
}

const stops: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const name of [COOKIES.token, COOKIES.tokenExpiry]) setCookie(name, '', 0);
});

describe('a document after hydration', () => {
  it('knows who is here by the token cookie', async () => {
    setCookie(COOKIES.token, TOKEN);
    setCookie(COOKIES.tokenExpiry, Math.floor(Date.now() / 1000) + 900);
    const { store } = openPage();
    await waitFor(() => expect(store.get(sessionAtom).user).toEqual(ANNA));
  });

  it('says that a logout went well, once', async () => {
    storeLogoutNotice(sessionStorage);
    openPage();
    expect(await screen.findByText('Erfolgreich abgemeldet')).toBeVisible();
    expect(sessionStorage.getItem('hp_notice')).toBeNull();
  });

  it('says that a session has ended, and leads to the login', async () => {
    setCookie(COOKIES.token, TOKEN);
    setCookie(COOKIES.tokenExpiry, Math.floor(Date.now() / 1000) + 900);
    const { store, session, router } = openPage({ logout: () => ({ Success: true, UserSwitched: false }) });
    await waitFor(() => expect(session.watch).toBeDefined());
    expect(store.get(sessionAtom).isLoggedIn).toBe(true);
    for (const name of [COOKIES.token, COOKIES.tokenExpiry]) setCookie(name, '', 0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/benutzerkonto/anmeldung'));
  });
});
