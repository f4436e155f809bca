import { CALLS } from '@heizplatz/contract';
import { type PageRequest, redirect } from '@heizplatz/router';
import { PRICE_QUERY, PRICES_PATH } from '../price-data/price-paths';
import { orNone } from '../price-data/price-view';

/**
 * A postcode or town that the overview is asked for leads to its page: throws the redirect. Answers the text where no such
 * page is known, null where nothing was asked for.
 */
export async function findPlace({ api, site, url }: PageRequest): Promise<string | null> {
  const text = (url.searchParams.get(PRICE_QUERY.town) ?? '').trim().slice(0, 60);
  if (text === '') return null;
  const query = /^\d{1,10}$/.test(text) ? { zipCode: text, city: '' } : { zipCode: '', city: text };
  const path = await orNone(api(CALLS.localRedirect, { params: { countryId: String(site.countryId) }, query }));
  if (path?.startsWith(`${PRICES_PATH}/`)) throw redirect(path);
  return text;
}
