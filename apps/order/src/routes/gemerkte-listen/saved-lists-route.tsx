import type { PageHandle, RouteObject } from '@heizplatz/router';
import { SAVED_LISTS_PATH } from '@heizplatz/routes';

export const savedListsRoute: RouteObject = {
  path: SAVED_LISTS_PATH,
  lazy: async () => ({ Component: (await import('./saved-lists-screen')).SavedListsScreen }),
  handle: { layout: 'default' } satisfies PageHandle,
};
