import type { RouteObject } from '@heizplatz/router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prepareRoutes } from '../app/prepare-routes';
import { rootRoute } from '../app/shell-routes';
import { showInBrowser } from '../app/testing/open-page';
import { retryLazyRoutes } from './retry-lazy-routes';

const Screen = () => <h1>Lager</h1>;
const routesWith = (lazy: jest.Mock, loader = jest.fn(() => null)): RouteObject[] =>
  retryLazyRoutes(prepareRoutes('account', [{ path: '/kunde', children: [{ path: 'lager', lazy, loader }] }]));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: () => true });
});
afterEach(() => jest.restoreAllMocks());

describe('a screen on demand', () => {
  it('is loaded once', async () => {
    const [lazy, loader] = [jest.fn(async () => ({ Component: Screen })), jest.fn(() => null)];
    showInBrowser(rootRoute(routesWith(lazy, loader)), '/kunde/lager');
    expect(await within(document.body).findByRole('heading', { name: 'Lager' })).toBeVisible();
    expect([lazy.mock.calls.length, loader.mock.calls.length]).toEqual([1, 1]);
  });

  it('that does not come shows the error page, and comes when it is tried again', async () => {
    const lazy = jest.fn(async () => ({ Component: Screen }));
    for (let attempt = 0; attempt < 2; attempt += 1) lazy.mockRejectedValueOnce(new Error('the screen does not come'));
    showInBrowser(rootRoute(routesWith(lazy)), '/kunde/lager');
    for (const attempts of [1, 2]) {
      expect(await screen.findByText(/Vorgangsnummer [\da-f]{8}/)).toBeVisible();
      expect(lazy).toHaveBeenCalledTimes(attempts);
      await userEvent.click(screen.getByRole('link', { name: 'Erneut versuchen' }));
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Lager' })).toBeVisible();
  });
});
