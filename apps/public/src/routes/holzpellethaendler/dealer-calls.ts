import { CALLS, type CountryId } from '@heizplatz/contract';
import type { ListPlace } from './dealer-paths';
import type { DealerSort } from './dealer-list/list-query';
import type { ReviewQuery } from './reviews/review-query';

const ofSite = (countryId: CountryId) => ({ countryId: String(countryId) });

/** Called by the loader and read again by the views with the same input. */
export const dealersInput = (
  countryId: CountryId,
  { stateName, zipCode }: ListPlace,
  { sort, page }: { sort: DealerSort; page: number },
) => ({
  params: ofSite(countryId),
  // A postcode names its state; which of them the address names is the loader's affair.
  query: { stateName: zipCode ? '' : (stateName ?? ''), zipCode: zipCode ?? '', sort, page: String(page) },
});

export const profileInput = (countryId: CountryId, identity: string) => ({
  params: { ...ofSite(countryId), identity },
});

export const reviewsInput = (countryId: CountryId, identity: string, { sort, stars, page }: ReviewQuery) => ({
  params: { ...ofSite(countryId), identity },
  query: { sort, stars: String(stars), page: String(page) },
});

export const DEALER_CALLS = {
  dealers: CALLS.dealers,
  profile: CALLS.dealerProfile,
  reviews: CALLS.dealerReviews,
} as const;
