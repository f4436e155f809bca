import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest, redirect } from '@heizplatz/router';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';

/** Stands for a part that the address does not have (rule URL-04). */
const NO_PART = '-';
/** A place has one address for good. */
const MOVED_PERMANENTLY = 301;

/**
 * Lets the valid address of a place pass. Another spelling of a place that is known leads to its page, and of an
 * unknown place in a known state to the state's; an unknown state is no page (rule URL-04). Throws both.
 */
export async function checkLocalAddress({ api, site, params, url }: PageRequest): Promise<void> {
  const { stateName = '', countyOrCityZipCode = NO_PART, cityZipCode = NO_PART } = params;
  const { Valid, ValidLocationUrl } = await api(CALLS.checkLocalZipCode, {
    params: {
      countryId: String(site.countryId),
      state: stateName,
      countyOrCity: countyOrCityZipCode,
      city: cityZipCode,
    },
    query: { zipCode: '' },
  });
  if (Valid) return;
  if (!ValidLocationUrl.startsWith(`${PRICE_PAGES_PATH}/`)) notFound();
  throw redirect(ValidLocationUrl + url.search, MOVED_PERMANENTLY);
}
