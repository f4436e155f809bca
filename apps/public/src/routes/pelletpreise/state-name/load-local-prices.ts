import { findZipCodeAtEnd } from '@heizplatz/country';
import { loadAdverts } from '@heizplatz/advert-ui';
import type { PricePlace } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';
import { COUNTRY_PLACE, PRICE_CALLS, type RequestedPlace } from '../../../shared/price-data/price-calls';
import { PRICE_QUERY } from '../../../shared/price-data/price-paths';
import { loadPriceView, orNone } from '../../../shared/price-data/price-view';
import { checkLocalAddress } from './check-local-address';
import { type LocalPrices, getRegion } from './local-prices';

/** Prices of a state, or of a place by its postcode; each block that fails costs itself alone. */
export async function loadLocalPrices(page: PageRequest): Promise<LocalPrices> {
  await checkLocalAddress(page);
  const target = parsePlace(page);
  const { call, input } = PRICE_CALLS(page.site.countryId).metrics(target);
  const { Place: place } = (await page.api(call, input)) ?? notFound();
  const townsFrom = (page.url.searchParams.get(PRICE_QUERY.town) ?? '').trim().slice(0, 40);
  const [view] = await Promise.all([
    loadPriceView(page, target, COUNTRY_PLACE),
    loadAlternatives(page, place, target, townsFrom),
    loadAdverts(page),
  ]);
  return { ...view, place, target, townsFrom };
}

/** A place by the postcode that ends its address, else the state. */
function parsePlace({ params }: PageRequest): RequestedPlace {
  const { stateName = '', countyOrCityZipCode = '', cityZipCode } = params;
  const zipCode = findZipCodeAtEnd(cityZipCode ?? countyOrCityZipCode);
  return zipCode === '' ? { stateName, zipCode } : { stateName: '', zipCode };
}

async function loadAlternatives(
  { api, site }: PageRequest,
  place: PricePlace,
  target: RequestedPlace,
  townsFrom: string,
) {
  const { metrics, groups, towns, states, dealers: getDealers } = PRICE_CALLS(site.countryId);
  const dealers = getDealers(target);
  const [region, below] = [metrics(getRegion(place)), groups(target)];
  const list = towns(place.State?.FriendlyName ?? '', townsFrom);
  await Promise.all([
    orNone(api(region.call, region.input)),
    orNone(api(below.call, below.input)),
    orNone(api(states.call, states.input)),
    orNone(api(dealers.call, dealers.input)),
    place.Kind === 'state' && townsFrom !== '' && orNone(api(list.call, list.input)),
  ]);
}
