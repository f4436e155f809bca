import type { PageHandle, RouteObject } from '@heizplatz/router';
import { KEPT_LISTS_PATH } from '../offer/list-paths';
import { KeptListsScreen } from './kept-lists-screen';

export const keptListsRoute: RouteObject = {
  path: KEPT_LISTS_PATH,
  Component: KeptListsScreen,
  handle: { layout: 'default' } satisfies PageHandle,
};
