import { matchPath } from '@heizplatz/router';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { ROLES, type User } from '@heizplatz/identity';
import { screen, waitFor } from '@testing-library/react';
import patterns from '../path-patterns.json';
import { routes } from './routes';

const person = (roles: string[]): User => ({
  id: 7,
  title1: '',
  title2: '',
  roles,
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Ruth',
  lastName: 'Petersen',
});

describe('/support', () => {
  it('shows staff who they are', async () => {
    renderRoute(routes, '/support', { api: fakeApi({}).api, user: person([ROLES.customerSupport]) });
    expect(await screen.findByRole('heading', { name: 'Support' })).toBeInTheDocument();
    expect(screen.getByText('Angemeldet als Ruth Petersen')).toBeInTheDocument();
  });

  it.each([[[ROLES.customer]], [[]]])('refuses roles %j with 403', async (roles) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderRoute(routes, '/support', { api: fakeApi({}).api, user: person(roles) });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });

  it('owns every path of its routes', () => {
    for (const { path = '' } of routes) expect(patterns.some((pattern) => matchPath(pattern, path))).toBe(true);
  });
});
