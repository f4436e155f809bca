import type { BrowserRemotes } from '../browser-remotes';
import type { createPageRouter } from '../create-page-router';
import { fetchServing } from './fetch-serving';
import { moveToServedReleases } from './move-to-served-releases';
import { createReleaseFollower } from './release-follower';
import { watchUnsavedInput } from './unsaved-input';

/** Moves this page over to other releases, or another shell, at a navigation, once they serve its visitor. */
export function followReleases(router: ReturnType<typeof createPageRouter>, remotes: BrowserRemotes): void {
  const follower = createReleaseFollower({ getPage: remotes.known, shell: getShell(), fetchServing, nowMs: Date.now });
  // Without a connection the first navigation asks once more.
  remotes.fetchAll().catch(() => undefined);
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
