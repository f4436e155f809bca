import { DEFAULT_COUNTRY_ID, siteById } from '@heizplatz/country';
import type { DrawingTools } from './drawing-tools';
import { renderPage } from './render-page';
import type { PageRenderer } from './render-task';
import { getOutline } from './route-outline';

/** Any site's will do: routes are the same in each, and its messages are small. */
const { locale } = siteById(DEFAULT_COUNTRY_ID);

/** Renders in this very thread. */
export const createInPlaceRenderer = (tools: DrawingTools): PageRenderer => ({
  outline: async ({ release }) => getOutline((await tools.loadRemote(release, locale)).handler.dataRoutes),
  render: (task, options) => renderPage(tools, task, options),
});
