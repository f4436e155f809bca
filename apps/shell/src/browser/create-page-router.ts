import { browserApi, parseCookies } from '@heizplatz/api-client';
import type { Site } from '@heizplatz/country';
import { createBrowserRouter, pageContext, type RouteObject, RouterContextProvider } from '@heizplatz/router';
import { readSession } from '@heizplatz/session';
import type { PageData } from '../app/page-data';
import { nobodysRoutes, rootRoute, ROOT_ID } from '../app/shell-routes';
import type { BrowserRemotes } from './browser-remotes';
import { finishStuckNavigation } from './finish-stuck-navigation';
import { retryLazyRoutes } from './retry-lazy-routes';
import type { LateSession } from './session/deferred-session';
import { reviveErrors } from './read-page-data';
import { restoreScrollPositions, startHistoryEntry } from './scroll-positions';

interface PageRouterOptions {
  readonly page: PageData;
  readonly site: Site;
  readonly remotes: BrowserRemotes;
  readonly session: LateSession;
  /** The remote that rendered the document; undefined where none did, or where it could not be loaded. */
  readonly first: { readonly name: string; readonly routes: RouteObject[] } | undefined;
  /** Why it could not be loaded: its page displays the error, and another navigation loads it again. */
  readonly failure?: unknown;
}

/** The browser's router: the first remote's routes at once, another's when one of its paths is requested. */
export function createPageRouter({ page, site, remotes, session, first, failure }: PageRouterOptions) {
  const patched = new Set(first && [first.name]);
  startHistoryEntry();
  const errors = reviveErrors(page.errors) ?? (failure === undefined ? null : { [ROOT_ID]: failure });
  const router = createBrowserRouter([rootRoute(first ? retryLazyRoutes(first.routes) : nobodysRoutes())], {
    hydrationData: {
      loaderData: page.loaderData,
      actionData: page.actionData,
      errors,
    },
    getContext: async () => {
      await session.watch?.settle();
      const context = new RouterContextProvider();
      const cookies = parseCookies(document.cookie);
      context.set(pageContext, { site, cookies, api: browserApi(), user: readSession(cookies, new Date()) });
      return context;
    },
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const loaded = await remotes.load(path);
      if (!loaded || patched.has(loaded.name)) return;
      patched.add(loaded.name);
      patch(ROOT_ID, retryLazyRoutes(loaded.routes));
    },
  });
  finishStuckNavigation(router);
  router.enableScrollRestoration(restoreScrollPositions(sessionStorage), () => window.scrollY);
  return router;
}
