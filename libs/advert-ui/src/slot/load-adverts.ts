import type { PageRequest } from '@heizplatz/router';
import { usedSlots } from './used-slots';

/** Which places for adverts are in use, so that their space is reserved; a page does without when that cannot be had. */
export async function loadAdverts({ api, site }: Pick<PageRequest, 'api' | 'site'>): Promise<void> {
  const { call, input } = usedSlots(site.countryId);
  await api(call, input).catch(() => undefined);
}
