import { CALLS } from '@heizplatz/contract';
import { commonDataInput } from '@heizplatz/order-ui';
import type { PageRequest } from '@heizplatz/router';

/** Without its lists of titles the form has no titles. */
export const loadTitles = ({ api, site }: Pick<PageRequest, 'api' | 'site'>): Promise<unknown> =>
  Promise.allSettled([api(CALLS.commonData, commonDataInput(site.countryId))]);
