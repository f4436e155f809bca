import { ProblemError } from '@heizplatz/api-client';
import type { PageRequest } from '@heizplatz/router';
import { chartRange } from './chart-ranges';
import { getPlaceByText, PRICE_CALLS, type RequestedPlace } from './price-calls';
import { PRICE_QUERY } from './price-paths';

/** The query of a price page's address beside its place. */
export interface PriceView {
  readonly rangeId: string;
  readonly days: number;
  readonly comparison: Comparison | null;
}

export interface Comparison {
  /** As it stands in the address and in the field. */
  readonly text: string;
  /** Null: no such state, and no such postcode. */
  readonly place: RequestedPlace | null;
}

/** Reads the address, and requests the chart's data for the page's own place and for the second one. */
export async function loadPriceView(
  page: PageRequest,
  own: RequestedPlace,
  usual: RequestedPlace | null,
): Promise<PriceView> {
  const { url, api, site } = page;
  const { id: rangeId, days } = chartRange(url.searchParams.get(PRICE_QUERY.range));
  const calls = PRICE_CALLS(site.countryId);
  const [comparison] = await Promise.all([
    readComparison(page),
    orNone(api(calls.series(own, days).call, calls.series(own, days).input)),
  ]);
  const second = comparison ? comparison.place : usual;
  if (second) await orNone(api(calls.series(second, days).call, calls.series(second, days).input));
  return { rangeId, days, comparison };
}

/**
 * A state by its name or slug, or a postcode; both must exist, so that nothing is rendered under an unknown name.
 */
async function readComparison({ url, api, site }: PageRequest): Promise<Comparison | null> {
  const text = (url.searchParams.get(PRICE_QUERY.comparison) ?? '').trim();
  if (text === '') return null;
  const calls = PRICE_CALLS(site.countryId);
  const states = await orNone(api(calls.states.call, calls.states.input));
  const lower = text.toLowerCase();
  const state = states?.find(({ Name, FriendlyName }) => Name.toLowerCase() === lower || FriendlyName === lower);
  const place = getPlaceByText(state?.FriendlyName ?? text);
  if (!state && place.zipCode === '') return { text, place: null };
  const metrics = await orNone(api(calls.metrics(place).call, calls.metrics(place).input));
  return { text, place: metrics ? place : null };
}

/** A failed call affects its own block alone: the view calls it again and displays the error. */
export async function orNone<T>(query: Promise<T>): Promise<T | null> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
