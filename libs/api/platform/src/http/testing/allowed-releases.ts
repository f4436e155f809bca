import { ROLES } from '@heizplatz/identity';
import type { Caller, CallId } from './callers';

const { admin } = ROLES;

/** The part of ALLOWED that concerns releases of remotes. */
export const ALLOWED_RELEASES: Partial<Record<CallId, readonly Caller[]>> = {
  staffReleases: [admin],
  exportStaffReleases: [admin],
  publishedReleases: [admin],
  exportPublishedReleases: [admin],
  switchRelease: [admin],
  serveRelease: [admin],
  startCanary: [admin],
  promoteCanary: [admin],
  rollBackRelease: [admin],
  releaseMoves: [admin],
  releaseHealth: [admin],
};
