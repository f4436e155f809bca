import type { PageHandle, RouteObject } from '@heizplatz/router';
import { ACCOUNT_PATHS } from '../account-paths';
import { AccountDeletedView } from './account-deleted-view';

export const accountDeletedRoute: RouteObject = {
  path: ACCOUNT_PATHS.accountDeleted,
  Component: AccountDeletedView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
};
