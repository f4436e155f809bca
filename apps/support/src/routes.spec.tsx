import { matchPath } from '@heizplatz/router';
import remote from '../remote.json';
import { STAFF_SCREENS } from './shared/staff-page/staff-screens';
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
