import type { LoaderFunctionArgs, PageHandle, RouteObject } from '@heizplatz/router';
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
    return typeof loader === 'function' ? loader(args) : null;
  };
}
