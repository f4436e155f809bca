import { plainFetch } from '@heizplatz/api-client';
import * as v from 'valibot';
import type { RemoteReference } from '../../app/page-data';
import { SERVING_PATH, ServingResponse } from '../../app/serving-response';
import type { createPageRouter } from '../create-page-router';
import { moveToServedReleases } from './move-to-served-releases';
import { createReleaseFollower } from './release-follower';
import { watchUnsavedInput } from './unsaved-input';

/** Moves this page over to other releases, or another shell, at a navigation, once they serve its visitor. */
export function followReleases(router: ReturnType<typeof createPageRouter>, remotes: readonly RemoteReference[]): void {
  const follower = createReleaseFollower({
    page: { remotes: [...remotes], shell: getShell() },
    fetchServing,
    nowMs: Date.now,
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void follower.ask();
  });
  moveToServedReleases(router, {
    follower,
    unsaved: watchUnsavedInput(window),
    load: (href, { replace }) => (replace ? location.replace(href) : location.assign(href)),
  });
}

/** The folder that this page's scripts come from. */
const getShell = (): string => new URL(__webpack_public_path__, location.href).pathname;

async function fetchServing(): Promise<ServingResponse> {
  const response = await plainFetch(SERVING_PATH);
  return v.parse(ServingResponse, await response.json());
}
