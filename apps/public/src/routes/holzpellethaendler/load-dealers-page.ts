import { loadAdverts } from '@heizplatz/advert-ui';
import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest, redirect } from '@heizplatz/router';
import { isSought, seekPlace } from '../../shared/place-search/sought-place';
import { DEALER_CALLS, dealersInput, profileInput, reviewsInput } from './dealer-calls';
import { dealerListPath, matchesPath, LIST_QUERY, type ListPlace } from './dealer-paths';
import type { DealersPage, RefusedPlace } from './dealers-page';
import { DEFAULT_SORT, readListQuery, SORT_NAMES } from './dealer-list/list-query';
import { type NamedDealers, parseDealerPath } from './parse-dealer-path';
import { readReviewQuery } from './reviews/review-query';

const MOVED = 301;

/** Every page has one address; other addresses of it redirect there, and retain the query. */
function leadToCanonical(url: URL, path: string): void {
  if (url.pathname !== path) throw redirect(path + url.search, MOVED);
}

/** The filter's form names a place in its query; it leads to the place's own address. */
async function parsePlaceQuery(page: PageRequest): Promise<RefusedPlace | null> {
  const { url, site, api } = page;
  const input = url.searchParams.get(LIST_QUERY.zipCode)?.trim() ?? '';
  const stateName = url.searchParams.get(LIST_QUERY.state);
  const { sort } = readListQuery(url.searchParams);
  const query = sort === DEFAULT_SORT ? '' : `?${LIST_QUERY.sort}=${SORT_NAMES[sort]}`;
  if (input === '') {
    if (stateName === null) return null;
    const states = await api(CALLS.countryStates, { params: { countryId: String(site.countryId) } });
    const known = states.find(({ FriendlyName }) => FriendlyName === stateName);
    throw redirect(dealerListPath({ stateName: known?.FriendlyName ?? null, zipCode: null }) + query);
  }
  const isZipCode = new RegExp(site.zipPattern).test(input);
  if (/^\d+$/.test(input) && !isZipCode) return { input, code: 'ZIPCODE_INV', places: [] };
  const place = await seekPlace(page, input.slice(0, 60));
  if (!isSought(place)) throw redirect(matchesPath(place) + query);
  const { outcome, places } = place;
  return { input, code: outcome === 'UNKNOWN' && isZipCode ? 'ZIPCODE_NXT' : outcome, places };
}

async function loadList(request: PageRequest, place: ListPlace): Promise<DealersPage> {
  const { url, site, api } = request;
  const refused = await parsePlaceQuery(request);
  const { sort, page } = readListQuery(url.searchParams);
  const [list] = await Promise.all([
    api(DEALER_CALLS.dealers, dealersInput(site.countryId, place, { sort, page })),
    loadAdverts(request),
  ]);
  const dealers = list ?? notFound();
  const stateName = dealers.State?.FriendlyName ?? null;
  leadToCanonical(url, dealerListPath({ ...place, stateName }));
  if (page > dealers.PageCount) notFound();
  return { kind: 'list', place: { ...place, stateName }, sort, page, refused };
}

async function loadDealer({ url, site, api }: PageRequest, dealer: string): Promise<DealersPage> {
  const reviews = readReviewQuery(url.searchParams);
  const profile = (await api(DEALER_CALLS.profile, profileInput(site.countryId, dealer))) ?? notFound();
  leadToCanonical(url, profile.Path);
  const read = await api(DEALER_CALLS.reviews, reviewsInput(site.countryId, dealer, reviews));
  if (read && reviews.page > read.PageCount) notFound();
  return { kind: 'dealer', dealer, reviews };
}

async function loadBranch({ url, site, api }: PageRequest, named: NamedDealers & { kind: 'branch' }) {
  const identity = `${named.branch}~${named.dealer}`;
  const branchProfile = (await api(DEALER_CALLS.profile, profileInput(site.countryId, identity))) ?? notFound();
  leadToCanonical(url, branchProfile.Branch?.Path ?? notFound());
  return { kind: 'branch', identity } as const;
}

/** Determines which of the three pages an address names, and loads its data; none is the 404 of rule ERROR-02. */
export async function loadDealersPage(request: PageRequest): Promise<DealersPage> {
  const { params, site, api } = request;
  const states = await api(CALLS.countryStates, { params: { countryId: String(site.countryId) } });
  const parts = (params['*'] ?? '').split('/').filter(Boolean);
  const isState = (name: string) => states.some(({ FriendlyName }) => FriendlyName === name);
  const named = parseDealerPath(parts, { isState, zipPattern: site.zipPattern }) ?? notFound();
  if (named.kind === 'list') return loadList(request, named);
  return named.kind === 'dealer' ? loadDealer(request, named.dealer) : loadBranch(request, named);
}
