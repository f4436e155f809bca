import type { PageHandle, RouteObject } from '@heizplatz/router';
import { KEPT_LISTS_PATH } from '@heizplatz/routes';

export const keptListsRoute: RouteObject = {
  path: KEPT_LISTS_PATH,
  lazy: async () => ({ Component: (await import('./kept-lists-screen')).KeptListsScreen }),
  handle: { layout: 'default' } satisfies PageHandle,
};
