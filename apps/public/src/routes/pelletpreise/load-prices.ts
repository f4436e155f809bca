import { loadAdverts } from '@heizplatz/advert-ui';
import type { PageRequest } from '@heizplatz/router';
import { COUNTRY_PLACE, PRICE_CALLS } from '../../shared/price-data/price-calls';
import { loadPriceView, orNone } from '../../shared/price-data/price-view';
import { findPlace } from './find-place';
import type { Prices } from './prices';

/** The price overview; a call that fails costs its own block alone. */
export async function loadPrices(page: PageRequest): Promise<Prices> {
  const sought = await findPlace(page);
  const { metrics, groups, states, factors, faq } = PRICE_CALLS(page.site.countryId);
  const [whole, below] = [metrics(COUNTRY_PLACE), groups(COUNTRY_PLACE)];
  const [view] = await Promise.all([
    loadPriceView(page, COUNTRY_PLACE, null),
    orNone(page.api(whole.call, whole.input)),
    orNone(page.api(below.call, below.input)),
    orNone(page.api(states.call, states.input)),
    orNone(page.api(factors.call, factors.input)),
    orNone(page.api(faq.call, faq.input)),
    loadAdverts(page),
  ]);
  return { ...view, sought };
}
