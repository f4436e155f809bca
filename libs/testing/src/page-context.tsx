import { type ApiClient, ApiProvider, callKey } from '@heizplatz/api-client';
import { type CountryId, siteById, siteOrigins } from '@heizplatz/country';
import { createSiteI18n, I18nProvider } from '@heizplatz/i18n';
import type { User } from '@heizplatz/identity';
import { pageContext, PageProvider, ReaderContext, RouterContextProvider } from '@heizplatz/router';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';

const ORIGINS = siteOrigins({ production: false, port: 4200 });

export interface RouteContext {
  readonly api: ApiClient;
  readonly countryId?: CountryId;
  readonly user?: User | null;
  /** As the server renders it: the page itself does not know the user. */
  readonly isBeforeHydration?: boolean;
  readonly isDemo?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** What shell and document provide to a page: the dependencies of loaders, and the tree around the router. */
export function createContext(page: RouteContext) {
  const { api, countryId = 1, user = null, isBeforeHydration = false, isDemo = false, cookies = {} } = page;
  const site = siteById(countryId);
  const cache = new Map();
  const recording = recordResponses(api, cache);
  return {
    getVisitorContext: () => {
      const context = new RouterContextProvider();
      context.set(pageContext, { site, api: recording, user, cookies });
      return context;
    },
    around: (router: ReactNode) => (
      <Provider store={createStore()}>
        <I18nProvider i18n={createSiteI18n(site, [])}>
          <ApiProvider api={recording} cache={cache}>
            <ReaderContext value={isBeforeHydration ? user : null}>
              <PageProvider
                {...{ site, origins: ORIGINS, isDemo }}
                user={isBeforeHydration ? null : user}
                origin="http://localhost:4200"
              >
                {router}
              </PageProvider>
            </ReaderContext>
          </ApiProvider>
        </I18nProvider>
      </Provider>
    ),
  };
}

/** A loader's responses are stored in the cache, as in the browser. */
function recordResponses(api: ApiClient, cache: Map<string, unknown>): ApiClient {
  return async (call, input, options) => {
    const response = await api(call, input, options);
    if (!options?.fresh) cache.set(callKey(call, input), { data: response });
    return response;
  };
}
