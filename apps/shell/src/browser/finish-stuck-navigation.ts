import type { createBrowserRouter } from '@heizplatz/router';
import { getVisibleLocation } from '../app/visible-location';

type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

/** A page of a slow device takes less to render; one that sets state forever takes for ever. */
export const STUCK_MS = 2000;

/**
 * The router changes pages in transitions, and React never gets to one while a component sets state in each effect. A page
 * that is not visible some time after the router is done is rendered synchronously: the component that loops is unmounted.
 */
export function finishStuckNavigation(router: PageRouter): void {
  let watchedKey: string | undefined;
  let isFinishing = false;
  async function finish(location: PageRouter['state']['location']): Promise<void> {
    isFinishing = true;
    await router.navigate(location, { replace: true, flushSync: true, preventScrollReset: true });
    isFinishing = false;
  }
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === watchedKey || isFinishing) return;
    watchedKey = location.key;
    setTimeout(() => {
      const isStuck = router.state.location.key === location.key && getVisibleLocation() !== location.key;
      if (isStuck) void finish(location);
    }, STUCK_MS);
  });
}
