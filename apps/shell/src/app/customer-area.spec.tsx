import type { RouteObject } from '@heizplatz/router';
import { prepareRoutes } from './prepare-routes';
import { rootRoute } from './shell-routes';
import { renderOnServer } from './testing/open-page';

const page = (path: string): RouteObject[] => [{ path, Component: () => null }];
const getNavigation = async (path: string) => {
  const { document } = await renderOnServer(rootRoute(prepareRoutes('account', page(path))), path);
  return [...document.querySelectorAll('nav[aria-label=Kundenbereich] a')];
};

it('every page of the customer area has its navigation, the one shown is marked', async () => {
  const links = await getNavigation('/kunde/bestellungen/12');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/kunde/startseite',
    '/kunde/bestellungen',
    '/kunde/verbrauch',
    '/kunde/lager',
    '/kunde/benachrichtigungen',
    '/kunde/stammdaten',
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    'Bestellungen',
  ]);
});

it.each(['/', '/kundenmeinungen', '/support'])('%s has none', async (path) => {
  await expect(getNavigation(path)).resolves.toEqual([]);
});
