import type { Handler } from '@heizplatz/api-platform';
import { promoteCanary, rollBackRelease, startCanary } from './move-release';
import { exportPublishedReleases, publishedReleases } from './published-releases';
import { releaseMoves } from './release-moves';
import { exportStaffReleases, staffReleases } from './staff-releases';
import { serveRelease, switchRelease } from './switch-release';

export const staffReleasesHandlers: readonly Handler[] = [
  ...[publishedReleases, exportPublishedReleases, staffReleases, exportStaffReleases, releaseMoves],
  ...[serveRelease, switchRelease, startCanary, promoteCanary, rollBackRelease],
];
