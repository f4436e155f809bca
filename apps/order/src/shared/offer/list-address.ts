import { encodeCalculatorQuery, PRODUCT_GROUPS, QUERY_NAMES } from '@heizplatz/calculator';
import { offersPath } from '@heizplatz/routes';
import type { ListConfiguration } from './list-configuration';

/** The list of a configuration, with some of its fields changed; works as a link, without script too. */
export function listAddress(configuration: ListConfiguration, changes: Partial<ListConfiguration> = {}): string {
  const changed = { ...configuration, ...changes };
  const { ProductGroupId, DealerId } = changed;
  const dealer = DealerId === undefined ? '' : `&${QUERY_NAMES.dealer}=${DealerId}`;
  return `${offersPath(PRODUCT_GROUPS[ProductGroupId])}?${encodeCalculatorQuery(changed)}${dealer}`;
}

/** The query of that address, for a form that leads there or further: names and values. */
export const listFields = (configuration: ListConfiguration): readonly (readonly [string, string])[] => [
  ...new URLSearchParams(listAddress(configuration).split('?')[1]),
];

/** In a list's address: all offers are in the page, not only the first. No part of the configuration, since the offers are the same. */
export const ALL_OFFERS = 'alle';

/** What addresses that are built from a list keep of its own, beside the configuration. */
export interface KeptOfList {
  /** All offers were requested, not only the first. */
  readonly showsAll: boolean;
  /** What the mail of a Wunschpreis promised, as its link contains it. */
  readonly heldPrice: string | null;
}

export const readKept = (query: URLSearchParams): KeptOfList => ({
  showsAll: query.get(ALL_OFFERS) === '1',
  heldPrice: query.get(QUERY_NAMES.heldPrice),
});

/** '&wunschpreis=…&alle=1', or an empty string. It follows the configuration's query and precedes a fragment. */
export const keptQuery = ({ heldPrice, showsAll }: KeptOfList): string =>
  (heldPrice === null ? '' : `&${QUERY_NAMES.heldPrice}=${encodeURIComponent(heldPrice)}`) +
  (showsAll ? `&${ALL_OFFERS}=1` : '');
