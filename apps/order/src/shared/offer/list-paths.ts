import { type CalculatorConfiguration, encodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { bulkOrderPath, bulkRequestPath } from '@heizplatz/routes';

/** Addresses round a list, for the same configuration. */
export const bulkOrderAddress = (configuration: CalculatorConfiguration): string =>
  `${bulkOrderPath(PRODUCT_GROUPS[configuration.ProductGroupId])}?${encodeCalculatorQuery(configuration)}`;

export const bulkRequestAddress = (configuration: CalculatorConfiguration): string =>
  `${bulkRequestPath(PRODUCT_GROUPS[configuration.ProductGroupId])}?${encodeCalculatorQuery(configuration)}`;
