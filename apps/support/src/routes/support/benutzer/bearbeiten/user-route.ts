import { CALLS } from '@heizplatz/contract';
import { notFound, pageAction, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { USER_PATTERN } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../../shared/start/staff-guard';
import { userInput } from '../../../../shared/users/user-input';

async function loadUser({ api, user, params }: PageRequest): Promise<{ personId: number }> {
  requireAccess(user, CALLS.staffUser);
  const id = params['id'] ?? '';
  if (!/^\d{1,9}$/.test(id)) notFound();
  const personId = Number(id);
  return (await api(CALLS.staffUser, userInput(personId))) ? { personId } : notFound();
}

/** /support/benutzer/{id}/bearbeiten */
export const userRoute: RouteObject = {
  path: USER_PATTERN,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-user" */ './user-view')).UserView,
  }),
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "staff-user" */ '../../../../shared/users/user-action')).takeUserForm(sent),
  ),
  handle: STAFF_HANDLE,
  loader: pageLoader(loadUser),
};
