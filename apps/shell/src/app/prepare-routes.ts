import { ProblemError } from '@heizplatz/api-client';
import { type LoaderFunctionArgs, type PageHandle, type RouteObject } from '@heizplatz/router';
import { hasCalculatorBar, loadCalculatorBar } from './calculator-bar';
import { guardedAction } from './guarded-action';
import { lateFooter } from '../layouts/late-footer';
import { loadLayout } from './layouts';
import { failPage } from './page-failure';
import { runMiddleware } from './page-middleware';
import { isStaleLogin, redirectToLogin } from './stale-login';

/**
 * A remote's routes as the shell's router takes them: ids that are the same on server and browser, and before each loader
 * the layout is there and the guards have run. A form's action runs alone, so behind its parents' guards too.
 */
export function prepareRoutes(remote: string, routes: readonly RouteObject[]): RouteObject[] {
  return preparedBelow({ id: remote, middleware: [] }, routes);
}

/** The remote that a prepared route is of. */
export const getRemoteOf = (routeId: string): string => routeId.split(':', 1)[0] ?? '';

interface Parent {
  readonly id: string;
  readonly middleware: readonly string[];
}

function preparedBelow(parent: Parent, routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route, position) => {
    const id = `${parent.id}:${position}`;
    const { middleware: own = [] } = (route.handle ?? {}) as PageHandle;
    const middleware = [...parent.middleware, ...own];
    const action = guardedAction(route, middleware);
    const prepared = { ...route, id, loader: guardedLoader(route), ...(action && { action }) };
    return route.children
      ? ({ ...prepared, children: preparedBelow({ id, middleware }, route.children) } as RouteObject)
      : (prepared as RouteObject);
  });
}

function guardedLoader(route: RouteObject) {
  const { layout = 'default', middleware = [] } = (route.handle ?? {}) as PageHandle;
  const { loader } = route;
  return async (args: LoaderFunctionArgs): Promise<unknown> => {
    await loadLayout(layout);
    // A page is worth more than its footer.
    if (layout === 'default') await lateFooter.load().catch(() => undefined);
    if (hasCalculatorBar(route.handle as PageHandle | undefined)) await loadCalculatorBar();
    await runMiddleware(middleware, args);
    if (typeof loader !== 'function') return null;
    try {
      return await loader(args);
    } catch (error) {
      if (isStaleLogin(error, args)) throw redirectToLogin(args);
      if (error instanceof ProblemError) failPage(error);
      throw error;
    }
  };
}
