import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listMenu } from './content-repository';

/** GET /api/site/{countryId}/menus/{menu}: empty where there is no such menu. */
export const siteMenu = defineHandler(CALLS.siteMenu, async ({ params }, { db }) => {
  const entries = await listMenu(db, params.countryId, params.menu);
  return entries.map(({ text, href }) => ({ Text: text, Href: href }));
});
