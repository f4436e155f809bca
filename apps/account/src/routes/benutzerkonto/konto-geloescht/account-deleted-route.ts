import type { PageHandle, RouteObject } from '@heizplatz/router';
import { ACCOUNT_DELETED_PATH } from '@heizplatz/routes';
import { AccountDeletedView } from './account-deleted-view';

export const accountDeletedRoute: RouteObject = {
  path: ACCOUNT_DELETED_PATH,
  Component: AccountDeletedView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
};
