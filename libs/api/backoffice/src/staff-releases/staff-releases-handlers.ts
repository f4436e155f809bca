import type { Handler } from '@heizplatz/api-platform';
import { answerExportReleases, answerStaffReleases } from './release-list';
import { answerSwitchRelease } from './switch-release';

export const staffReleasesHandlers: readonly Handler[] = [
  answerStaffReleases,
  answerExportReleases,
  answerSwitchRelease,
];
