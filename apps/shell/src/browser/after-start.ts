import type { I18n } from '@heizplatz/i18n';
import type { BrowserRemotes } from './browser-remotes';
import { startBorders } from './borders/start-borders';
import type { createPageRouter } from './create-page-router';
import { startReleaseHealth } from './release-health/start-release-health';
import { followReleases } from './releases/follow-releases';

interface StartedPage {
  readonly router: ReturnType<typeof createPageRouter>;
  readonly remotes: BrowserRemotes;
  readonly i18n: I18n;
}

/** What a hydrated page does beside showing itself. */
export function startLater({ router, remotes, i18n }: StartedPage): void {
  followReleases(router, remotes);
  startReleaseHealth(router);
  startBorders(router, i18n);
}
