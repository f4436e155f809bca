import { type ApiClient, ApiProvider, callKey } from '@heizplatz/api-client';
import type { Call } from '@heizplatz/contract';
import { type CountryId, siteById } from '@heizplatz/country';
import { createSiteI18n, I18nProvider } from '@heizplatz/i18n';
import type { User } from '@heizplatz/identity';
import {
  createMemoryRouter,
  pageContext,
  PageProvider,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from '@heizplatz/router';
import { render, type RenderResult } from '@testing-library/react';
import { createStore, Provider } from 'jotai';

export interface RouteSurroundings {
  readonly api: ApiClient;
  readonly countryId?: CountryId;
  readonly user?: User | null;
  readonly isDemo?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Renders a screen through its route with the real loader; answers what testing-library gives and the router. */
export function renderRoute(
  routes: readonly RouteObject[],
  path: string,
  { api, countryId = 1, user = null, isDemo = false, cookies = {} }: RouteSurroundings,
): RenderResult & { readonly router: ReturnType<typeof createMemoryRouter> } {
  const site = siteById(countryId);
  const cache = new Map();
  const recording = recordAnswers(api, cache);
  const router = createMemoryRouter([{ path: '/', HydrateFallback: () => null, children: [...routes] }], {
    initialEntries: [path],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(pageContext, { site, api: recording, user, cookies });
      return context;
    },
  });
  const view = render(
    <Provider store={createStore()}>
      <I18nProvider i18n={createSiteI18n(site, [])}>
        <ApiProvider api={recording} cache={cache}>
          <PageProvider site={site} user={user} origin="http://localhost:4200" isDemo={isDemo}>
            <RouterProvider router={router} />
          </PageProvider>
        </ApiProvider>
      </I18nProvider>
    </Provider>,
  );
  return { ...view, router };
}

/** What a loader was answered stands in the cache, as in the browser. */
function recordAnswers(api: ApiClient, cache: Map<string, unknown>): ApiClient {
  return async (call, input, options) => {
    const answer = await api(call, input, options);
    if (!options?.fresh) cache.set(callKey(call as Call, input), { data: answer });
    return answer;
  };
}
