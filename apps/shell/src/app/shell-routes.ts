import { data, type RouteObject } from '@heizplatz/router';
import { Root } from './root';
import { RootError } from './root-error';

export const ROOT_ID = 'shell';

/** The shell's one route; remotes' routes stand below it. No static `*`: what nobody owns is a 404. */
export function rootRoute(children: RouteObject[]): RouteObject {
  return { id: ROOT_ID, path: '/', Component: Root, ErrorBoundary: RootError, HydrateFallback: () => null, children };
}

/** Stands in for a remote that could not be loaded: its area shows the error page, everything else works. */
export function failedRemoteRoutes(remote: string): RouteObject[] {
  return [
    {
      id: `${remote}:failed`,
      path: '*',
      Component: () => null,
      loader: () => {
        throw data(`${remote} could not be loaded`, { status: 500 });
      },
    },
  ];
}
