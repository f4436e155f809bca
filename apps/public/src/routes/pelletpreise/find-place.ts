import { type PageRequest, redirect } from '@heizplatz/router';
import { isSought, seekPlace, type SoughtPlace } from '../../shared/place-search/sought-place';
import { PRICE_QUERY } from '../../shared/price-data/price-paths';

/**
 * A postcode or place in the overview's query leads to its page: throws the redirect. Returns the candidates if there
 * is no match or several, null without a query.
 */
export async function findPlace(page: PageRequest): Promise<SoughtPlace | null> {
  const text = (page.url.searchParams.get(PRICE_QUERY.town) ?? '').trim().slice(0, 60);
  if (text === '') return null;
  const place = await seekPlace(page, text);
  if (isSought(place)) return place;
  throw redirect(place.Path);
}
