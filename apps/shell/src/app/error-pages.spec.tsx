import { ProblemError } from '@heizplatz/api-client';
import { data, notFound, type RouteObject } from '@heizplatz/router';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { prepareRoutes } from './prepare-routes';
import { failedRemoteRoutes, rootRoute } from './shell-routes';
import { renderOnServer, showInBrowser } from './testing/open-page';

const MISSING = [
  'Die angeforderte Seite existiert nicht...',
  'Bitte nutzen Sie die Navigation um zur gewünschten Seite zu gelangen.',
] as const;
const BROKEN = [
  'Da ist leider etwas schiefgelaufen...',
  'Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.',
] as const;
const NO_ACCESS = ['Leider haben Sie keinen Zugang zu dieser Seite.', null] as const;

const throwing = (error: () => never): RouteObject[] => [{ path: '/seite', loader: error, Component: () => null }];
const addHandle = (handle: object): RouteObject[] => [{ path: '/seite', handle, Component: () => null }];
const fail = (error: unknown) => () => {
  throw error;
};
const Broken = () => {
  throw new Error('broken');
};
const Aside = ({ children }: { readonly children: ReactNode }) => (
  <>
    <nav aria-label="Eigene">Bereiche</nav>
    {children}
  </>
);
const unavailable = new ProblemError({ type: 'about:blank', title: 'down', status: 0, code: 'UNAVAILABLE' });

const refused = (status: number) =>
  new ProblemError({
    type: 'about:blank',
    title: 'refused',
    status,
    code: 'X',
    requestId: 'r-1',
    retryAfterSeconds: 900,
  });

/** Rule ERROR-01, row by row: what happens, the status, the two texts. */
const CATALOGUE: [string, RouteObject[], number, readonly [string, string | null]][] = [
  ['a page that does not validate', throwing(notFound), 404, MISSING],
  ['a route that does not match', addHandle({}).map((route) => ({ ...route, path: '/andere' })), 404, MISSING],
  ['no session where one is needed', throwing(fail(data('no', { status: 401 }))), 401, NO_ACCESS],
  ['the wrong role', throwing(fail(data('no', { status: 403 }))), 403, NO_ACCESS],
  ['a route error without a status', throwing(fail(new Error('unexpected'))), 500, BROKEN],
  ['a route error with a status', throwing(fail(data('busy', { status: 503 }))), 503, BROKEN],
  ['an API that is down', throwing(fail(unavailable)), 503, BROKEN],
  ['an address that the API cannot take', throwing(fail(refused(414))), 404, MISSING],
  ['a request that the API cannot read', throwing(fail(refused(400))), 404, MISSING],
  ['something that the API does not have', throwing(fail(refused(404))), 404, MISSING],
  ['a call without login', throwing(fail(refused(401))), 401, NO_ACCESS],
  ['a call of another role', throwing(fail(refused(403))), 403, NO_ACCESS],
  ['a conflict that no loader expects', throwing(fail(refused(409))), 409, BROKEN],
  ['a limited link', throwing(fail(refused(429))), 429, BROKEN],
  ['a call that breaks inside', throwing(fail(refused(500))), 500, BROKEN],
  ['an unknown middleware', addHandle({ middleware: ['unknown'] }), 500, BROKEN],
  ['a layout that fails to load', addHandle({ layout: 'unknown' }), 500, BROKEN],
  ['a remote that could not be loaded', failedRemoteRoutes('order', ['/seite']), 500, BROKEN],
];

describe('error pages', () => {
  const sent: Blob[] = [];
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sent.length = 0;
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      value: (_: string, body: Blob) => sent.push(body) > 0,
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(CATALOGUE)('%s is drawn by the server with its status', async (_, routes, status, texts) => {
    const rendered = await renderOnServer(rootRoute(prepareRoutes('order', routes)), '/seite');
    expect(rendered.status).toBe(status);
    expectErrorPage(rendered.document, status, texts);
  });

  it.each(CATALOGUE)('%s is shown by the browser', async (_, routes, status, texts) => {
    showInBrowser(rootRoute(prepareRoutes('order', routes)), '/seite');
    await within(document.body).findByRole('heading', { level: 1 });
    expectErrorPage(document, status, texts);
  });

  it('of a limited link says when to try again, and under which number the call is known', async () => {
    const { document: page } = await renderOnServer(
      rootRoute(prepareRoutes('order', throwing(fail(refused(429))))),
      '/seite',
    );
    expect(page.querySelector('main')?.textContent).toContain('Bitte versuchen Sie es in 15 Minuten noch einmal.');
    expect(page.querySelector('main')?.textContent).toContain('Vorgangsnummer r-1');
  });

  it.each([403, 404])('%d of an area with a frame of its own keeps that frame', async (status) => {
    const errorFrame = () => Aside;
    const handle = { layout: 'staff', errorFrame };
    const routes = throwing(fail(data('no', { status }))).map((route) => ({ ...route, handle }));
    const rendered = await renderOnServer(rootRoute(prepareRoutes('support', routes)), '/seite');
    expect(rendered.status).toBe(status);
    expect(rendered.document.querySelector('main nav')?.textContent).toBe('Bereiche');
    expect(rendered.document.querySelectorAll('header, footer')).toHaveLength(1);
    showInBrowser(rootRoute(prepareRoutes('support', routes)), '/seite');
    expect(await within(document.body).findByRole('navigation', { name: 'Eigene' })).toBeVisible();
    expect(document.title).toContain(`Fehler ${status}`);
  });

  it('a screen of such an area that breaks while it renders is drawn without the frame', async () => {
    const handle = { layout: 'staff', errorFrame: () => Aside };
    showInBrowser(rootRoute(prepareRoutes('support', [{ path: '/seite', handle, Component: Broken }])), '/seite');
    await within(document.body).findByRole('heading', { level: 1 });
    expectErrorPage(document, 500, BROKEN);
    expect(within(document.body).queryByRole('navigation', { name: 'Eigene' })).not.toBeInTheDocument();
  });

  it('a screen that breaks while it renders is shown by the browser as 500', async () => {
    showInBrowser(rootRoute(prepareRoutes('order', [{ path: '/seite', Component: Broken }])), '/seite');
    await within(document.body).findByRole('heading', { level: 1 });
    expectErrorPage(document, 500, BROKEN);
  });

  it('a failure of the browser reaches the error service, under the id that the page shows', async () => {
    showInBrowser(rootRoute(prepareRoutes('order', [{ path: '/seite', Component: Broken }])), '/seite');
    const line = await within(document.body).findByText(/Vorgangsnummer [0-9a-f]{8}$/);
    const id = /[0-9a-f]{8}$/.exec(line.textContent)?.[0];
    const reports = await Promise.all(sent.map(getTextByBlob));
    expect(reports.map((report): unknown => JSON.parse(report))).toMatchObject([
      { errors: [{ message: `[${id}] broken` }] },
    ]);
  });

  it('offers another try where one may help, which renders the page in the same document', async () => {
    let breaks = true;
    const loader = () => {
      if (breaks) throw new Error('broken');
      return null;
    };
    const routes: RouteObject[] = [{ path: '/seite', loader, Component: () => <h1>Gute Seite</h1> }];
    showInBrowser(rootRoute(prepareRoutes('order', routes)), '/seite?a=1');
    const retry = await within(document.body).findByRole('link', { name: 'Erneut versuchen' });
    expect(retry).toHaveAttribute('href', '/seite?a=1');
    breaks = false;
    await userEvent.click(retry);
    expect(await within(document.body).findByRole('heading', { name: 'Gute Seite' })).toBeVisible();
  });

  it('of a remote that could not be loaded in the browser names the id of its report', async () => {
    showInBrowser(rootRoute(failedRemoteRoutes('order', ['/seite'])), '/seite');
    expect(await within(document.body).findByText(/Vorgangsnummer [0-9a-f]{8}$/)).toBeVisible();
    const [report] = await Promise.all(sent.map(getTextByBlob));
    expect(report).toContain('order could not be loaded');
  });

  it('tells the console of what was unexpected, and of nothing else', async () => {
    showInBrowser(rootRoute(prepareRoutes('order', throwing(notFound))), '/seite');
    await within(document.body).findByRole('heading', { level: 1 });
    expect(jest.mocked(console.error).mock.calls.filter(([first]) => first instanceof Error)).toEqual([]);
  });
});

/** jsdom's Blob has no text(). */
const getTextByBlob = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** By selectors, since the server's document has no window of its own. */
function expectErrorPage(page: Document, status: number, [heading, text]: readonly [string, string | null]): void {
  expect(page.title).toBe(`Heizplatz – Fehler ${status}`);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([heading]);
  const main = page.querySelector('main');
  for (const one of [...MISSING, ...BROKEN, NO_ACCESS[0]])
    expect([one, main?.textContent.includes(one)]).toEqual([one, one === heading || one === text]);
  expect(main?.querySelector('a[href="/"]')?.textContent).toBe('Startseite');
  expect(main?.querySelector('a[href="/seite"]')?.textContent).toBe(status >= 500 ? 'Erneut versuchen' : undefined);
  expect(page.querySelector('nav[aria-label=Hauptnavigation]')).not.toBeNull();
}
