import type { createBrowserRouter } from '@heizplatz/router';
import { isVisible } from '../app/visible-location';

type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;
type Location = PageRouter['state']['location'];

/** A page of a slow device takes less to render; one that sets state forever takes for ever. */
export const STUCK_MS = 2000;

/**
 * The router changes pages in transitions, and React never gets to one while a component sets state in each effect. A page
 * that is not visible some time after the router is done is rendered synchronously: the component that loops is unmounted.
 */
export function finishStuckNavigation(router: PageRouter): void {
  let watched: Location | undefined;
  let isFinishing = false;
  async function finish(location: Location): Promise<void> {
    isFinishing = true;
    await router.navigate(location, { replace: true, flushSync: true, preventScrollReset: true });
    isFinishing = false;
  }
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location === watched || isFinishing) return;
    watched = location;
    setTimeout(() => {
      // Another entry may have the same key, and the same entry another object only after a further navigation.
      if (router.state.location === location && !isVisible(location)) void finish(location);
    }, STUCK_MS);
  });
}
