import { type CalculatorConfiguration, encodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';

/** Path of a product group's offer list. */
export const listPath = (productGroupId: CalculatorConfiguration['ProductGroupId']): string =>
  `/${PRODUCT_GROUPS[productGroupId].urlName}/angebotsliste`;

/** The list of a configuration, with some of its fields changed; works as a link, without script too. */
export function listAddress(
  configuration: CalculatorConfiguration,
  changes: Partial<CalculatorConfiguration> = {},
): string {
  const changed = { ...configuration, ...changes };
  return `${listPath(changed.ProductGroupId)}?${encodeCalculatorQuery(changed)}`;
}
