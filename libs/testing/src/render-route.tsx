import { createMemoryRouter, RouterProvider, type RouteObject } from '@heizplatz/router';
import { render, type RenderResult } from '@testing-library/react';
import { type RouteSurroundings, surroundingsOf } from './page-surroundings';

/** Renders a screen through its route with the real loader; answers what testing-library gives and the router. */
export function renderRoute(
  routes: readonly RouteObject[],
  path: string,
  surroundings: RouteSurroundings,
): RenderResult & { readonly router: ReturnType<typeof createMemoryRouter> } {
  const { contextOfVisitor, around } = surroundingsOf(surroundings);
  const router = createMemoryRouter([{ path: '/', HydrateFallback: () => null, children: [...routes] }], {
    initialEntries: [path],
    getContext: contextOfVisitor,
  });
  return { ...render(around(<RouterProvider router={router} />)), router };
}
