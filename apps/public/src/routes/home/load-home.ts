import { CALLS } from '@heizplatz/contract';
import type { PageRequest } from '@heizplatz/router';
import { ratingMarkInput } from '@heizplatz/trust-ui';
import { HOME_CALLS } from './home-calls';
import { dealerCount, homeLater, priceBox, ratingMark } from './home-parts';

/**
 * What the page shows beside the calculator (rule CONTENT-02) is fetched at once; a call that fails costs its own block
 * alone.
 */
export async function loadHome({ api, site }: PageRequest): Promise<null> {
  const calls = HOME_CALLS(site.countryId);
  await Promise.allSettled([
    ...[dealerCount, ratingMark, priceBox, homeLater].map((part) => part.load()),
    api(calls.common.call, calls.common.input),
    api(calls.banners.call, calls.banners.input),
    api(calls.today.call, calls.today.input),
    api(calls.bags.call, calls.bags.input),
    api(calls.states.call, calls.states.input),
    api(calls.extremes.call, calls.extremes.input),
    api(calls.series.call, calls.series.input),
    api(calls.featured.call, calls.featured.input),
    api(calls.news.call, calls.news.input),
    api(calls.announcements.call, calls.announcements.input),
    api(CALLS.trustedShopRating, ratingMarkInput(site)),
    api(calls.adverts.call, calls.adverts.input),
    api(calls.ticker.call, calls.ticker.input),
  ]);
  return null;
}
