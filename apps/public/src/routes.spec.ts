import { matchPath } from '@heizplatz/router';
import patterns from '../path-patterns.json';
import { routes } from './routes';

describe('the public remote', () => {
  it.each(routes.map(({ path = '' }) => path))('owns %s', (path) => {
    expect(patterns.some((pattern) => matchPath(pattern, path))).toBe(true);
  });

  it('has its catch-all last', () => {
    expect(routes.map(({ path }) => path).indexOf('/*')).toBe(routes.length - 1);
  });
});
