import { type LoaderFunctionArgs, pageContext, RouterContextProvider } from '@heizplatz/router';
import { siteById } from '@heizplatz/country';
import { fakeApi } from '@heizplatz/testing';
import { runMiddleware } from './page-middleware';

function argsFor(path: string): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(pageContext, { site: siteById(1), api: fakeApi({}).api, user: null, cookies: {} });
  return { request: new Request(`http://localhost:4200${path}`), params: {}, context } as unknown as LoaderFunctionArgs;
}

describe('page middleware', () => {
  it.each(['does-not-exist', 'toString', '__proto__'])("answers 500 'Unknown middleware' for '%s'", async (name) => {
    await expect(runMiddleware([name], argsFor('/'))).rejects.toMatchObject({
      data: 'Unknown middleware',
      init: { status: 500 },
    });
  });

  it('signed-in sends visitors to the login with the way back', async () => {
    const thrown: unknown = await runMiddleware(['signed-in'], argsFor('/support?a=1')).catch(
      (error: unknown) => error,
    );
    expect((thrown as Response).headers.get('location')).toBe(
      '/benutzerkonto/anmeldung?RedirectUrl=%2Fsupport%3Fa%3D1',
    );
  });

  it('lets a page without guards through', async () => {
    await expect(runMiddleware([], argsFor('/'))).resolves.toBeUndefined();
  });
});
