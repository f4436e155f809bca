import { browserApi, nameCallRelease } from '@heizplatz/api-client';
import { siteById } from '@heizplatz/country';
import { createSiteI18n, type I18n } from '@heizplatz/i18n';
import { type PageHandle, RouterProvider } from '@heizplatz/router';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app';
import { hasCalculatorBar, loadCalculatorBar } from '../app/calculator-bar';
import { loadLayout } from '../app/layouts';
import type { PageData } from '../app/page-data';
import { loadMessages } from '../app/shell-messages';
import { getPageRelease, setPageRemotes } from '../app/page-release';
import { reloadOnChunkFailure } from '../app/reload-on-chunk-failure';
import { earlyAnswers } from './replay-early-events';
import { type BrowserRemotes, registerBrowserRemotes } from './browser-remotes';
import { createPageRouter } from './create-page-router';
import { fetchServing } from './releases/fetch-serving';
import { cacheOfflinePage } from './cache-offline-page';
import { loadLazyRoutes } from './load-lazy-routes';
import { nextTask } from './next-task';
import { readPageData } from './read-page-data';
import { startErrorTrace } from './start-error-trace';
import type { LateSession } from './session/deferred-session';
import { SessionWatch } from './session/session-watch';

/** Hydrates the document once the remote that drew it is here, with the same routes and the same data. */
export async function startPage(): Promise<void> {
  const page = readPageData();
  if (page.isTraced) (await import(/* webpackChunkName: "trace-clicks" */ './trace-clicks')).traceClicks();
  const { owner } = page;
  setPageRemotes(owner ? [owner] : []);
  nameCallRelease(getPageRelease);
  const site = siteById(page.countryId);
  const i18n = createSiteI18n(site, [await loadMessages(site.locale)]);
  const remotes = registerBrowserRemotes(owner, { locale: site.locale, i18n, fetchServing });
  const anew = owner?.isOverride ? await import(/* webpackChunkName: "render-anew" */ './render-anew') : undefined;
  if (owner) await anew?.followBuilds(owner.folder);
  const loaded = await loadOwner(remotes, page).then(
    (first) => ({ first }),
    (failure: unknown) => ({ first: undefined, failure }),
  );
  if ('failure' in loaded && reloadOnChunkFailure(loaded.failure)) return;
  await nextTask();
  const session: LateSession = {};
  const router = createPageRouter({
    page: anew ? withoutData(page) : page,
    site,
    remotes,
    session,
    ...loaded,
  });
  const handle = (router.state.matches.at(-1)?.route.handle ?? {}) as PageHandle;
  await loadLayout(handle.layout ?? 'default');
  if (!router.state.errors && hasCalculatorBar(handle)) await loadCalculatorBar();
  await nextTask();
  const early = earlyAnswers();
  const tree = (
    <App
      page={page}
      i18n={i18n}
      api={browserApi()}
      store={createStore()}
      prefetch={(path) => void remotes.load(path).catch(() => undefined)}
    >
      <SessionWatch
        router={router}
        session={session}
        timing={page.sessionTiming}
        countryId={page.countryId}
        early={early}
      >
        <RouterProvider router={router} />
      </SessionWatch>
    </App>
  );
  const options = { onRecoverableError: (error: unknown) => console.error(error) };
  // As a transition React hydrates in slices of a few milliseconds, and at once what is clicked or typed into.
  if (anew) await anew.renderAnew(tree, router, options);
  else startTransition(() => void hydrateRoot(document, tree, options));
  startErrorTrace(router);
  startAfterPaint(router, remotes, i18n);
  cacheOfflinePage();
}

/** What the server rendered is the release's, and its routes are others. */
const withoutData = (page: PageData): PageData => ({ ...page, loaderData: {}, actionData: null, errors: null });

/** Nothing of a first view: it comes with the session's chunk. */
function startAfterPaint(router: ReturnType<typeof createPageRouter>, remotes: BrowserRemotes, i18n: I18n): void {
  import(/* webpackChunkName: "after-start" */ './after-start')
    .then(({ startLater }) => startLater({ router, remotes, i18n }))
    .catch((error: unknown) => reloadOnChunkFailure(error) || console.error(error));
}

/** The remote that drew this page (none where the server could not), its screens on demand included: hydration takes over what is there at once. */
async function loadOwner(remotes: BrowserRemotes, page: PageData) {
  if (page.owner?.isBrowserOnly) return undefined;
  const owner = await remotes.load(location.pathname);
  await nextTask();
  if (owner) await loadLazyRoutes(owner.routes, location.pathname);
  return owner;
}
