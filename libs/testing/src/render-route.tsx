import { createMemoryRouter, RouterProvider, type RouteObject } from '@heizplatz/router';
import { render, type RenderResult } from '@testing-library/react';
import { type RouteContext, createContext } from './page-context';

interface RenderedRoute extends RenderResult {
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Where the page is now: path and query. */
  readonly getPath: () => string;
}

/**
 * Renders a screen through its route with the real loader; returns the result of testing-library, the router and its
 * location.
 */
export function renderRoute(routes: readonly RouteObject[], path: string, dependencies: RouteContext): RenderedRoute {
  const { getVisitorContext, around } = createContext(dependencies);
  const router = createMemoryRouter([{ path: '/', HydrateFallback: () => null, children: [...routes] }], {
    initialEntries: [path],
    getContext: getVisitorContext,
  });
  const getPath = () => router.state.location.pathname + router.state.location.search;
  return { ...render(around(<RouterProvider router={router} />)), router, getPath };
}
