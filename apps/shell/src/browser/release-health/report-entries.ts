import { sendBeacon } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { getPageRelease } from '../../app/page-release';

interface RoutedPage {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: (state: { readonly location: { readonly pathname: string } }) => void) => void;
}

/** Counts the remotes that a visitor enters without a document, each once in a page life; the shell counts documents. */
export function reportEntries(router: RoutedPage): void {
  const entered = new Set([getPageRelease(router.state.location.pathname)?.remote]);
  router.subscribe(({ location: { pathname } }) => {
    const release = getPageRelease(pathname);
    if (!release || entered.has(release.remote)) return;
    entered.add(release.remote);
    sendBeacon(CALLS.reportPageView, { body: { release, isEntry: true, largestPaintMs: null, interactionMs: null } });
  });
}
