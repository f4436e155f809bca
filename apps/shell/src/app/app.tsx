import { type ApiClient, ApiProvider } from '@heizplatz/api-client';
import { siteById } from '@heizplatz/country';
import { type I18n, I18nProvider } from '@heizplatz/i18n';
import { PageProvider } from '@heizplatz/router';
import { LinkProvider, ToastProvider } from '@heizplatz/ui';
import { type createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { DemoContext } from './demo-context';
import { HtmlDocument } from './html-document';
import type { PageData } from './page-data';
import { ReplayContext } from './replay-context';
import { RouterLink } from './router-link';
import { useSessionUser } from './use-session-user';

interface AppProps {
  readonly page: PageData;
  readonly i18n: I18n;
  readonly api: ApiClient;
  readonly store: ReturnType<typeof createStore>;
  readonly prefetch?: (path: string) => void;
  /** StaticRouterProvider or RouterProvider. */
  readonly children: ReactNode;
}

/** The same tree on the server and in the browser, round the router. */
export function App({ page, i18n, api, store, prefetch, children }: AppProps) {
  const site = siteById(page.countryId);
  return (
    <HtmlDocument site={site} styles={page.styles} fonts={page.fonts}>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <ApiProvider api={api} fallback={page.fallback}>
            <DemoContext value={page.isDemo}>
              <ReplayContext value={page.replayUrl ?? null}>
                <LinkProvider link={RouterLink}>
                  <ToastProvider>
                    <Dependencies page={page} {...(prefetch && { prefetch })}>
                      {children}
                    </Dependencies>
                  </ToastProvider>
                </LinkProvider>
              </ReplayContext>
            </DemoContext>
          </ApiProvider>
        </I18nProvider>
      </Provider>
    </HtmlDocument>
  );
}

function Dependencies({ page, prefetch, children }: Pick<AppProps, 'page' | 'prefetch' | 'children'>) {
  const user = useSessionUser();
  return (
    <PageProvider
      site={siteById(page.countryId)}
      user={user}
      origin={page.origin}
      origins={page.origins}
      isDemo={page.isDemo}
      {...(page.csrfToken && { csrfToken: page.csrfToken })}
      {...(prefetch && { prefetch })}
    >
      {children}
    </PageProvider>
  );
}
