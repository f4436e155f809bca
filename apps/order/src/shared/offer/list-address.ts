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
