import { ROLES } from '@heizplatz/identity';
import { matchPath, matchRoutes, type PageHandle } from '@heizplatz/router';
import remote from '../remote.json';
import { STAFF_SCREENS } from './shared/staff-page/staff-screens';
import { StaffFrame } from './shared/staff-page/staff-frame';
import { staffPerson } from './testing/staff-person';
import { routes } from './routes';

it('owns every path of its routes', () => {
  for (const { path = '' } of routes)
    expect([path, remote.patterns.some((pattern) => matchPath(pattern, path))]).toEqual([path, true]);
});

it('has a page for every line of the navigation', () => {
  const paths = routes.map(({ path }) => path);
  for (const { screens } of STAFF_SCREENS)
    for (const { path } of screens) expect([path, paths.includes(path)]).toEqual([path, true]);
});

it('asks for a login on every page, in the layout of staff', () => {
  for (const { path, handle } of routes)
    expect([path, handle]).toEqual([
      path,
      expect.objectContaining({ middleware: ['signed-in'], calculatorBar: 'never' }),
    ]);
});

it('keeps the frame of staff around every refusal, for those who work here', () => {
  for (const { path, handle } of routes) {
    const { errorFrame } = handle as PageHandle;
    const getFrame = (roles: readonly string[]) => errorFrame?.(staffPerson([...roles]));
    expect([path, getFrame([ROLES.editor]), getFrame([ROLES.customer])]).toEqual([path, StaffFrame, null]);
  }
});

it('answers an address below /support that is no screen itself', () => {
  expect(matchRoutes([...routes], '/support/gibt-es-nicht')?.at(-1)?.route.path).toBe('/support/*');
  expect(matchRoutes([...routes], '/support/kunden')?.at(-1)?.route.path).toBe('/support/kunden');
});
