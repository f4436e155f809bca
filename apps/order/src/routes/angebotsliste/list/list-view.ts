import type { CalculatorConfiguration } from '@heizplatz/calculator';
import type { RouteObject } from '@heizplatz/router';
import { ALL_OFFERS, keptQuery, type KeptOfList, listAddress, readKept } from '../../../shared/offer/list-address';

/** What is opened over a list. Not part of the query: opening it loads nothing, and the URL can be shared. */
const COMPARED = 'vergleich';
const GOODS = 'ware';
const SETTINGS = 'openSettings';

const VIEW_NAMES: readonly string[] = [COMPARED, GOODS, SETTINGS, ALL_OFFERS];

export const MOST_COMPARED = 4;

export interface ListView extends KeptOfList {
  /** Ids of offers side by side, at most four; empty while nothing is compared. */
  readonly comparedIds: readonly string[];
  /** The offer whose goods are described. */
  readonly goodsOfferId: string | null;
  /** The calculator's settings are open. */
  readonly showsSettings: boolean;
}

export function listView(query: URLSearchParams): ListView {
  const ids = (query.get(COMPARED) ?? '').split(',').filter((id) => id !== '');
  return {
    comparedIds: [...new Set(ids)].slice(0, MOST_COMPARED),
    goodsOfferId: query.get(GOODS),
    showsSettings: query.get(SETTINGS) === '1',
    ...readKept(query),
  };
}

export const isAnythingOpen = ({ comparedIds, goodsOfferId, showsSettings }: ListView): boolean =>
  showsSettings || comparedIds.length > 0 || goodsOfferId !== null;

/** The list with offers side by side over it. */
export const comparisonAddress = (configuration: CalculatorConfiguration, offerIds: readonly string[]): string =>
  `${listAddress(configuration)}&${COMPARED}=${offerIds.map(encodeURIComponent).join(',')}`;

/** The list with an offer's goods described over it. */
export const goodsAddress = (configuration: CalculatorConfiguration, offerId: string): string =>
  `${listAddress(configuration)}&${GOODS}=${encodeURIComponent(offerId)}`;

/** The list with the calculator's settings over it (rule URL-08). */
export const settingsAddress = (configuration: CalculatorConfiguration): string =>
  `${listAddress(configuration)}&${SETTINGS}=1`;

/** The current list with all its offers in the page, and whatever else its address holds. */
export function extendedAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of VIEW_NAMES) query.delete(name);
  return `${pathname}?${query.toString()}&${ALL_OFFERS}=1`;
}

/** Another list's address with what the current one keeps, and with its settings over it. */
export function addressWithView(configuration: CalculatorConfiguration, current: URLSearchParams): string {
  const view = listView(current);
  return (view.showsSettings ? settingsAddress(configuration) : listAddress(configuration)) + keptQuery(view);
}

/** A list is requested again unless only what is opened over it, or how much of it is shown, has changed. */
export const listRevalidates: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isSameView = currentUrl.search === nextUrl.search;
  return isSameView || omitView(currentUrl) !== omitView(nextUrl) ? defaultShouldRevalidate : false;
};

function omitView({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  for (const name of VIEW_NAMES) query.delete(name);
  query.sort();
  return `${pathname}?${query.toString()}`;
}
