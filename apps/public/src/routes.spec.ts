import { matchPath } from '@heizplatz/router';
import remote from '../remote.json';
import { routes } from './routes';

describe('the public remote', () => {
  it.each(routes.map(({ path = '' }) => path))('owns %s', (path) => {
    expect(remote.patterns.some((pattern) => matchPath(pattern, path))).toBe(true);
  });

  it('has its catch-all last', () => {
    expect(routes.map(({ path }) => path).indexOf('/*')).toBe(routes.length - 1);
  });

  it.each(routes.map((route) => [route.path, route] as const))('has %s in a chunk of its own', (path, route) => {
    // Visitors of the start page load no other screen; its own is available without another request.
    const isFirst = path === '/';
    expect([typeof route.lazy, 'Component' in route]).toEqual(isFirst ? ['undefined', true] : ['function', false]);
  });
});
