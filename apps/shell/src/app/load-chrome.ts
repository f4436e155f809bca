import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { pageLoader } from '@heizplatz/router';
import { chromeMenusInput } from '../chrome/menu-links';

/** The menus of header and footer, once per document. Without a response the site renders its default links. */
export const loadChrome = pageLoader(async ({ api, site }) => {
  try {
    await api(CALLS.chromeMenus, chromeMenusInput(site.countryId));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  return null;
});
