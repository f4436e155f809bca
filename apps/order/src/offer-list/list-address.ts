import { type CalculatorConfiguration, encodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { offersPath } from '../checkout/checkout-paths';

/** The list of a configuration, with some of its fields changed; works as a link, without script too. */
export function listAddress(
  configuration: CalculatorConfiguration,
  changes: Partial<CalculatorConfiguration> = {},
): string {
  const changed = { ...configuration, ...changes };
  return `${offersPath(PRODUCT_GROUPS[changed.ProductGroupId])}?${encodeCalculatorQuery(changed)}`;
}
