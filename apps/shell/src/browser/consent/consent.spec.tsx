import { CONSENT_STORAGE_KEY } from '@heizplatz/contract';
import { createSiteI18n, I18nProvider } from '@heizplatz/i18n';
import { siteOrigins, SITES } from '@heizplatz/country';
import { ROLES, type User } from '@heizplatz/identity';
import { createMemoryRouter, PageProvider, RouterProvider } from '@heizplatz/router';
import { dealerOrderPath, PREVIEW_BEGINNING } from '@heizplatz/routes';
import { LinkProvider } from '@heizplatz/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { ReplayContext } from '../../app/replay-context';
import { RouterLink } from '../../app/router-link';
import { ConsentLink } from '../../chrome/consent-link';
import { LateConsent } from './late-consent';

const ORIGINS = siteOrigins({ production: false, port: 4200 });
const IMPERSONATED: User = {
  ...{ id: 7, title1: '', title2: '', firstName: 'Anke', lastName: 'Vogt', roles: [ROLES.customer] },
  ...{ isImpersonatedS: true, isGuest: false, hasAnyOrder: false },
};
const URL_OF_REPLAY = 'https://replay.example.com/batches';

interface Visit {
  readonly path?: string;
  readonly user?: User;
}

function show(replayUrl: string | null = URL_OF_REPLAY, { path = '/', user }: Visit = {}) {
  const page = (
    <>
      <LateConsent />
      <button>Weiter</button>
      <ConsentLink />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  return render(
    <Provider store={createStore()}>
      <I18nProvider i18n={createSiteI18n(SITES[1], [])}>
        <LinkProvider link={RouterLink}>
          <PageProvider site={SITES[1]} user={user ?? null} origin="http://localhost:4200" origins={ORIGINS}>
            <ReplayContext value={replayUrl}>
              <RouterProvider router={router} />
            </ReplayContext>
          </PageProvider>
        </LinkProvider>
      </I18nProvider>
    </Provider>,
  );
}

const bar = () => screen.findByRole('region', { name: 'Dürfen wir Ihren Besuch aufzeichnen?' });
const noBar = () => expect(screen.queryByRole('region')).toBeNull();
const click = async (name: string) => userEvent.click(within(await bar()).getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem(CONSENT_STORAGE_KEY) ?? 'null')?.statistics;

describe('consent', () => {
  const posted: { url: string; options: RequestInit }[] = [];
  beforeEach(() => {
    posted.length = 0;
    localStorage.clear();
    Object.assign(globalThis.crypto, { randomUUID: () => '4ff3cb0e-0000-4000-8000-000000000000' });
    globalThis.fetch = jest.fn(async (url, options = {}) => {
      posted.push({ url: String(url), options });
      return new Response(null, { status: 204 });
    });
  });

  it('is asked for once, with two equal buttons, and takes no focus', async () => {
    show();
    const query = await bar();
    const [refuse, accept] = within(query).getAllByRole('button');
    expect([refuse?.textContent, accept?.textContent]).toEqual(['Ablehnen', 'Erlauben']);
    expect(refuse?.className).toBe(accept?.className);
    expect(document.body).toHaveFocus();
  });

  it('is not asked for where nothing is recorded; the footer then leads to the privacy page', async () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute(
      'href',
      '/datenschutz#was-in-ihrem-browser-gespeichert-wird',
    );
    noBar();
  });

  describe.each([
    ['a preview', { path: `${PREVIEW_BEGINNING}x` }],
    ["a dealer's page", { path: dealerOrderPath('7', 'a') }],
    ['a page while staff act for a customer', { user: IMPERSONATED }],
  ])('on %s', (_, visit) => {
    it('is not asked for, but can be decided', async () => {
      show(URL_OF_REPLAY, visit);
      await act(() => import('./consent'));
      noBar();
      await userEvent.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
      expect(await bar()).toBeVisible();
    });

    it('records nothing', async () => {
      const decision = { version: 1, statistics: true, decidedAt: new Date().toISOString() };
      localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(decision));
      show(URL_OF_REPLAY, visit);
      await userEvent.click(await screen.findByRole('button', { name: 'Cookie-Einstellungen' }));
      expect(await bar()).toHaveTextContent('Zurzeit ist die Aufzeichnung erlaubt.');
      await click('Schließen');
      await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
      await act(() => new Promise((done) => setTimeout(done, 50)));
      window.dispatchEvent(new Event('pagehide'));
      expect(posted).toEqual([]);
    });
  });

  it('refused is kept, not asked for again, and records nothing', async () => {
    const { unmount } = show();
    await click('Ablehnen');
    noBar();
    expect(stored()).toBe(false);
    unmount();
    show();
    await screen.findByRole('button', { name: 'Cookie-Einstellungen' });
    noBar();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(posted).toEqual([]);
  });

  it('can be changed from the footer, where the focus goes to the question', async () => {
    show();
    await click('Ablehnen');
    await userEvent.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
    expect(within(await bar()).getByRole('heading')).toHaveFocus();
    expect(await bar()).toHaveTextContent('Zurzeit wird nichts aufgezeichnet.');
    await click('Schließen');
    noBar();
    expect(stored()).toBe(false);
  });

  it('given records until it is withdrawn, in another window too', async () => {
    show();
    await click('Erlauben');
    expect(stored()).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(posted.length).toBeGreaterThan(0);
    });
    expect(posted[0]?.url).toBe(URL_OF_REPLAY);
    expect(posted[0]?.options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    const body = String(posted[0]?.options.body);
    for (const text of ['Weiter', 'Cookie', 'Datenschutz']) expect(body).not.toContain(text);

    const before = posted.length;
    localStorage.setItem(
      CONSENT_STORAGE_KEY,
      JSON.stringify({ version: 1, statistics: false, decidedAt: new Date().toISOString() }),
    );
    await act(async () => void window.dispatchEvent(new Event('storage')));
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(posted).toHaveLength(before);
  });

  it('given a year ago is asked for again', async () => {
    const decidedAt = new Date(Date.now() - 366 * 86_400_000).toISOString();
    localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify({ version: 1, statistics: true, decidedAt }));
    show();
    expect(await bar()).toBeVisible();
  });
});
