import { ProblemError } from '@heizplatz/api-client';
import { type LoaderFunctionArgs, notFound, type PageHandle, type RouteObject } from '@heizplatz/router';
import { loadLayout } from './layouts';
import { runMiddleware } from './page-middleware';

/**
 * A remote's routes as the shell's router takes them: ids that are the same on server and browser, and before each loader
 * the layout is there and the guards have run.
 */
export function prepareRoutes(remote: string, routes: readonly RouteObject[], parentId = remote): RouteObject[] {
  return routes.map((route, position) => {
    const id = `${parentId}:${position}`;
    const prepared = { ...route, id, loader: guardedLoader(route) };
    return route.children
      ? ({ ...prepared, children: prepareRoutes(remote, route.children, id) } as RouteObject)
      : (prepared as RouteObject);
  });
}

function guardedLoader(route: RouteObject) {
  const { layout = 'default', middleware = [] } = (route.handle ?? {}) as PageHandle;
  const { loader } = route;
  return async (args: LoaderFunctionArgs): Promise<unknown> => {
    await loadLayout(layout);
    await runMiddleware(middleware, args);
    if (typeof loader !== 'function') return null;
    try {
      return await loader(args);
    } catch (error) {
      if (isRefusedAddress(error)) notFound();
      throw error;
    }
  };
}

/** An address that the contract refuses (too long, of the wrong form) is a page that does not validate (section 8). */
const isRefusedAddress = (error: unknown): boolean => error instanceof ProblemError && error.code === 'VALIDATION';
