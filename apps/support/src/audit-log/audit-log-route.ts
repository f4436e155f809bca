import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import type { RouteObject } from '@heizplatz/router';
import { AUDIT_LOG_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../parts/staff-handle';
import { staffListLoader } from '../parts/staff-list-loader';

/** /support/protokoll */
export const auditLogRoute: RouteObject = {
  path: AUDIT_LOG_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-audit-log" */ './audit-log-view')).AuditLogView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoader([ROLES.admin], CALLS.auditLog),
};
