import { pageLoader, type RouteObject } from '@heizplatz/router';
import { INFO_CENTER_PATH } from '../page-blocks/info-center-path';
import { INFO_CENTER_CALLS } from './info-center-calls';

/** The pages by topic, with the menu and note that staff keep; a call that fails costs its own block alone. */
export const infoCenterRoute: RouteObject = {
  path: INFO_CENTER_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "info-center" */ './info-center-view')).InfoCenterView,
  }),
  loader: pageLoader(async ({ api, site }) => {
    const { pages, menu, prompts } = INFO_CENTER_CALLS(site.countryId);
    await Promise.allSettled([
      api(pages.call, pages.input),
      api(menu.call, menu.input),
      api(prompts.call, prompts.input),
    ]);
    return null;
  }),
};
