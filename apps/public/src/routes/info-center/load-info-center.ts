import type { PageRequest } from '@heizplatz/router';
import { INFO_CENTER_CALLS } from './info-center-calls';

/** The pages by topic, with the menu and note that staff maintain; a failed call affects its own block alone. */
export async function loadInfoCenter({ api, site }: PageRequest): Promise<null> {
  const { pages, menu, announcements } = INFO_CENTER_CALLS(site.countryId);
  await Promise.allSettled([
    api(pages.call, pages.input),
    api(menu.call, menu.input),
    api(announcements.call, announcements.input),
  ]);
  return null;
}
