import type { CalculatorConfiguration } from '@heizplatz/calculator';
import type { RouteObject } from '@heizplatz/router';
import { listAddress } from './list-address';

/** What is opened over a list. Not part of the query: opening it loads nothing, and the URL can be shared. */
const COMPARED = 'vergleich';
const GOODS = 'ware';
const SETTINGS = 'openSettings';

export const MOST_COMPARED = 4;

export interface ListView {
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

/** Another list's address with the settings over it, where the current address has them open. */
export const addressWithView = (configuration: CalculatorConfiguration, current: URLSearchParams): string =>
  listView(current).showsSettings ? settingsAddress(configuration) : listAddress(configuration);

/** A list is requested again unless only what is opened over it has changed. */
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
  query.delete(COMPARED);
  query.delete(GOODS);
  query.delete(SETTINGS);
  query.sort();
  return `${pathname}?${query.toString()}`;
}
