import { data, notFound, type RouteObject } from '@heizplatz/router';
import { loadChrome } from './load-chrome';
import { Root } from './root';
import { RootError } from './root-error';

export const ROOT_ID = 'shell';

/**
 * The shell's one route, the parent of the remotes' routes. No static `*`: a path without an owner is a 404. And no
 * path: a root of '/' would match the home page by itself, so that the browser would never load the remote that owns
 * it.
 */
export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    loader: loadChrome,
    // A document's header and footer stay what they were.
    shouldRevalidate: () => false,
    children,
  };
}

/** For an address that no remote owns: the 404, until another address is requested. */
export const nobodysRoutes = (): RouteObject[] => [
  { id: 'nobody', path: '*', Component: () => null, loader: () => notFound() },
];

/** Stands in for a remote that could not be loaded: its paths show the error page, everything else works. */
export function failedRemoteRoutes(
  remote: string,
  patterns: readonly string[],
  failure: unknown = data(`${remote} could not be loaded`, { status: 500 }),
): RouteObject[] {
  return patterns.map((path) => ({
    id: `${remote}:failed:${path}`,
    path,
    Component: () => null,
    loader: () => {
      throw failure;
    },
  }));
}
