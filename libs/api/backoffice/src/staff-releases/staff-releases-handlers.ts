import type { Handler } from '@heizplatz/api-platform';
import { promoteCanary, rollBackRelease, startCanary } from './move-release';
import { exportStaffReleases, staffReleases } from './release-list';
import { releaseMoves } from './release-moves';
import { switchRelease } from './switch-release';

export const staffReleasesHandlers: readonly Handler[] = [
  ...[staffReleases, exportStaffReleases, releaseMoves],
  ...[switchRelease, startCanary, promoteCanary, rollBackRelease],
];
