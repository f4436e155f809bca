import { data, notFound, type PageHandle, type RouteObject, useLocation, useNavigate } from '@heizplatz/router';
import { useEffect } from 'react';
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
  { id: 'nobody', path: '*', handle: WITHOUT_CALCULATOR, Component: Undrawn, loader: () => notFound() },
];

/** Nothing has loaded it before these pages render. */
const WITHOUT_CALCULATOR: PageHandle = { calculatorBar: 'never' };

/** On the server, for a remote that it cannot render: its documents are empty, and the browser hydrates nobodysRoutes. */
export const undrawnRoutes = (): RouteObject[] => nobodysRoutes().map((route) => ({ ...route, loader: () => null }));

/** Requests its own address once it is hydrated, which loads the remote. */
function Undrawn(): null {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => void navigate(location, { replace: true, preventScrollReset: true }), [navigate, location]);
  return null;
}

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
