import type { PageRequest } from '@heizplatz/router';
import { INFO_CENTER_CALLS } from './info-center-calls';

/** The pages by topic, with the menu and note that staff keep; those two may fail without the page. */
export async function loadInfoCenter({ api, site }: PageRequest): Promise<null> {
  const { pages, menu, prompts } = INFO_CENTER_CALLS(site.countryId);
  await Promise.all([
    api(pages.call, pages.input),
    Promise.allSettled([api(menu.call, menu.input), api(prompts.call, prompts.input)]),
  ]);
  return null;
}
