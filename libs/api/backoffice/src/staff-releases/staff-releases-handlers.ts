import type { Handler } from '@heizplatz/api-platform';
import { exportStaffReleases, staffReleases } from './release-list';
import { switchRelease } from './switch-release';

export const staffReleasesHandlers: readonly Handler[] = [staffReleases, exportStaffReleases, switchRelease];
