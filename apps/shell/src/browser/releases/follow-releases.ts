import { plainFetch } from '@heizplatz/api-client';
import * as v from 'valibot';
import { SERVING_PATH, type ServingRemote, ServingRemotes } from '../../app/serving-remotes';
import type { createPageRouter } from '../create-page-router';
import { moveToServedReleases } from './move-to-served-releases';
import { createReleaseFollower } from './release-follower';
import { watchUnsavedInput } from './unsaved-input';

/** Moves this page over to other releases at a navigation, once they serve its visitor. */
export function followReleases(router: ReturnType<typeof createPageRouter>, remotes: readonly ServingRemote[]): void {
  const follower = createReleaseFollower({ remotes, fetchServing, nowMs: Date.now });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void follower.ask();
  });
  moveToServedReleases(router, {
    follower,
    unsaved: watchUnsavedInput(window),
    load: (href, { replace }) => (replace ? location.replace(href) : location.assign(href)),
  });
}

async function fetchServing(): Promise<readonly ServingRemote[]> {
  const response = await plainFetch(SERVING_PATH);
  return v.parse(ServingRemotes, await response.json()).remotes;
}
