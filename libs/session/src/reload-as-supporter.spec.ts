import { pathAfterImpersonation } from './reload-as-supporter';

it.each([
  ['/holzpellets-lose/angebotsliste', 7, null],
  ['/', 7, null],
  ['/kundenmeinungen', 7, null],
  ['/kunde/bestellungen', 7, '/support/kunde/bearbeiten?id=7'],
  ['/persoenliche-daten', 7, '/support/kunde/bearbeiten?id=7'],
  ['/kunde/startseite', null, '/support'],
])('after acting on %s for %s the page goes on at %s (null: reloaded)', (pathname, customerId, path) => {
  expect(pathAfterImpersonation(pathname, customerId)).toBe(path);
});
