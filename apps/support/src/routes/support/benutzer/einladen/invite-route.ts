import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { INVITE_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../../shared/start/staff-guard';

/** /support/benutzer/einladen */
export const inviteRoute: RouteObject = {
  path: INVITE_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-user" */ './invite-view')).InviteView,
  }),
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "staff-user" */ '../../../../shared/users/user-action')).takeInvitation(sent),
  ),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ user }) => ({ staffId: requireAccess(user, CALLS.inviteUser).id })),
};
