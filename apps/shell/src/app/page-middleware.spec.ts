import { siteById } from '@heizplatz/country';
import { ROLES, type User } from '@heizplatz/identity';
import { type LoaderFunctionArgs, pageContext, RouterContextProvider } from '@heizplatz/router';
import { fakeApi } from '@heizplatz/testing';
import { runMiddleware } from './page-middleware';

function argsFor(path: string, user: User | null = null): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(pageContext, { site: siteById(1), api: fakeApi({}).api, user, cookies: {} });
  return { request: new Request(`http://localhost:4200${path}`), params: {}, context } as unknown as LoaderFunctionArgs;
}

const userWith = (roles: string[], isGuest = false): User => ({
  id: 7,
  title1: '',
  title2: '',
  roles,
  isImpersonatedS: false,
  isGuest,
  hasAnyOrder: false,
  firstName: 'Anke',
  lastName: 'Vogt',
});
const CUSTOMER = userWith([ROLES.customer]);
const GUEST = userWith([ROLES.customer], true);
const SUPPORTER = userWith([ROLES.customerSupport]);
const EDITOR = userWith([ROLES.editor]);
const PRESS = userWith([ROLES.press]);
const ADMIN = userWith([ROLES.admin]);

/** What a guard does with a visitor: lets it through, leads to the login, or shows the 403 page. */
async function getOutcome(name: string, user: User | null): Promise<'through' | 'login' | 403> {
  const thrown: unknown = await runMiddleware([name], argsFor('/kunde/startseite', user)).catch(
    (error: unknown) => error,
  );
  if (thrown === undefined) return 'through';
  if (thrown instanceof Response) return 'login';
  expect(thrown).toMatchObject({ init: { status: 403 } });
  return 403;
}

describe('page middleware', () => {
  it.each(['does-not-exist', 'toString', '__proto__', 'role:owner', 'role:'])(
    "answers 500 'Unknown middleware' for '%s'",
    async (name) => {
      await expect(runMiddleware([name], argsFor('/', ADMIN))).rejects.toMatchObject({
        data: 'Unknown middleware',
        init: { status: 500 },
      });
    },
  );

  it.each([
    ['/support?a=1', '/benutzerkonto/anmeldung?RedirectUrl=%2Fsupport%3Fa%3D1'],
    [
      '/holzpellets-lose/bestellung/adresse',
      '/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=%2Fholzpellets-lose%2Fbestellung%2Fadresse',
    ],
  ])('sends visitors of %s to the login with the way back', async (path, target) => {
    const thrown: unknown = await runMiddleware(['signed-in'], argsFor(path)).catch((error: unknown) => error);
    expect((thrown as Response).headers.get('location')).toBe(target);
  });

  it.each([
    ['signed-in', null, 'login'],
    ['signed-in', GUEST, 'through'],
    ['signed-in', PRESS, 'through'],
    ['customer', null, 'login'],
    ['customer', GUEST, 'login'],
    ['customer', CUSTOMER, 'through'],
    ['customer', SUPPORTER, 403],
    ['customer', ADMIN, 403],
    ['staff', null, 'login'],
    ['staff', GUEST, 'login'],
    ['staff', CUSTOMER, 403],
    ['staff', PRESS, 403],
    ['staff', SUPPORTER, 'through'],
    ['staff', ADMIN, 'through'],
    ['role:editor', null, 'login'],
    ['role:editor', EDITOR, 'through'],
    ['role:editor', ADMIN, 'through'],
    ['role:editor', SUPPORTER, 403],
    ['role:press', PRESS, 'through'],
    ['role:admin', SUPPORTER, 403],
  ] as const)('%s: case %#', async (name, user, outcome) => {
    await expect(getOutcome(name, user)).resolves.toBe(outcome);
  });

  it('runs its guards in order, the first that refuses decides', async () => {
    await expect(runMiddleware(['signed-in', 'role:editor'], argsFor('/', CUSTOMER))).rejects.toMatchObject({
      init: { status: 403 },
    });
  });

  it('lets a page without guards through', async () => {
    await expect(runMiddleware([], argsFor('/'))).resolves.toBeUndefined();
  });
});
