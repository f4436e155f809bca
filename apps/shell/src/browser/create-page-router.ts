import { browserApi, parseCookies } from '@heizplatz/api-client';
import type { Site } from '@heizplatz/country';
import { createBrowserRouter, pageContext, type RouteObject, RouterContextProvider } from '@heizplatz/router';
import { readSession } from '@heizplatz/session';
import { getOwnerByPath } from '../app/get-owner-by-path';
import type { PageData } from '../app/page-data';
import { nobodysRoutes, rootRoute, ROOT_ID } from '../app/shell-routes';
import type { BrowserRemotes } from './browser-remotes';
import type { LateSession } from './session/deferred-session';
import { reviveErrors } from './read-page-data';
import { restoreScrollPositions, startHistoryEntry } from './scroll-positions';

interface PageRouterOptions {
  readonly page: PageData;
  readonly site: Site;
  readonly remotes: BrowserRemotes;
  readonly session: LateSession;
  readonly first: { readonly name: string; readonly routes: RouteObject[] } | undefined;
}

/** The browser's router: the first remote's routes at once, another's when one of its paths is requested. */
export function createPageRouter({ page, site, remotes, session, first }: PageRouterOptions) {
  const patched = new Set(first && [first.name]);
  startHistoryEntry();
  const router = createBrowserRouter([rootRoute(first?.routes ?? nobodysRoutes())], {
    hydrationData: {
      loaderData: page.loaderData,
      actionData: page.actionData,
      errors: reviveErrors(page.errors),
    },
    getContext: async () => {
      await session.watch?.settle();
      const context = new RouterContextProvider();
      const cookies = parseCookies(document.cookie);
      context.set(pageContext, { site, cookies, api: browserApi(), user: readSession(cookies, new Date()) });
      return context;
    },
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const owner = getOwnerByPath(page.remotes, path);
      if (!owner || patched.has(owner.name)) return;
      const loaded = await remotes.load(path);
      if (!loaded) return;
      patched.add(owner.name);
      patch(ROOT_ID, loaded.routes);
    },
  });
  router.enableScrollRestoration(restoreScrollPositions(sessionStorage), () => window.scrollY);
  return router;
}
