import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { AUDIT_LOG_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';

/** /support/protokoll */
export const auditLogRoute: RouteObject = {
  path: AUDIT_LOG_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-audit-log" */ './audit-log-view')).AuditLogView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoader(CALLS.auditLog),
};
