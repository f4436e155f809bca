import { data, type LoaderFunctionArgs, pageContext, redirect } from '@heizplatz/router';

type Middleware = (args: LoaderFunctionArgs) => void | Promise<void>;

/** Guards that routes name in their handle. */
const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  /** No session: to the login, which leads back (product.md section 5). */
  'signed-in': ({ request, context }) => {
    if (context.get(pageContext).user) return;
    const { pathname, search } = new URL(request.url);
    throw redirect(`/benutzerkonto/anmeldung?RedirectUrl=${encodeURIComponent(pathname + search)}`);
  },
};

/** Runs the named guards in order; throws 500 'Unknown middleware' for one that does not exist (section 8). */
export async function runMiddleware(names: readonly string[], args: LoaderFunctionArgs): Promise<void> {
  for (const name of names) {
    const middleware = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name] : undefined;
    if (!middleware) throw data('Unknown middleware', { status: 500 });
    await middleware(args);
  }
}
