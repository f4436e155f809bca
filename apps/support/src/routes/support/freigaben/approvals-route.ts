import { CALLS } from '@heizplatz/contract';
import { pageAction, type RouteObject } from '@heizplatz/router';
import { APPROVALS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoaderWith } from '../../../shared/staff-table/staff-list-loader';

/** /support/freigaben */
export const approvalsRoute: RouteObject = {
  path: APPROVALS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-approvals" */ './approvals-view')).ApprovalsView,
  }),
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "staff-approvals" */ './approval-action')).takeApprovalForm(sent),
  ),
  handle: STAFF_HANDLE,
  loader: staffListLoaderWith(CALLS.approvals, (api) => [api(CALLS.approvalSettings, {})]),
};
