import { ACCOUNTS, CUSTOMERS, findRefusal, mayCall } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import type { PageHandle } from '@heizplatz/router';
import { visitRoute } from '@heizplatz/testing';
import { routes } from '../routes';
import { buildUser } from '../testing/build-user';

const PERSONS = [
  ...Object.values(ROLES).map((role) => buildUser({ roles: [role] })),
  buildUser({ roles: [] }),
  buildUser({ roles: [ROLES.customer], isGuest: true }),
];
/** Keyed by the name of the page's guard; passkeys request guests to log in themselves. */
const ACCESS = { customer: CUSTOMERS, 'signed-in': ACCOUNTS } as const;

const guarded = routes.flatMap((route) => {
  const [name] = (route.handle as PageHandle | undefined)?.middleware ?? [];
  return name === 'customer' || name === 'signed-in' ? [[route.path ?? '', name, route] as const] : [];
});

it('has guarded pages', () => expect(guarded.length).toBeGreaterThan(5));

it.each(guarded)('%s lets in whom the API answers (%s)', async (path, name, route) => {
  const { calls } = await visitRoute(route, path.replace(/\/:.*$/, ''), { user: buildUser() });
  for (const user of PERSONS)
    for (const call of calls) {
      const isLetIn = findRefusal(ACCESS[name], user) === null;
      expect([call.id, user.roles, !isLetIn || mayCall(user, call)]).toEqual([call.id, user.roles, true]);
    }
});
