import { matchPath } from '@heizplatz/router';
import remote from '../remote.json';
import { routes } from './routes';

describe('the account remote', () => {
  it.each(routes.map(({ path = '' }) => path))('owns %s', (path) => {
    const reached = path.replace(/\/:\w+\?/g, '');
    expect(remote.patterns.some((pattern) => matchPath(pattern, reached))).toBe(true);
  });
});
