import { type CalculatorConfiguration, encodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';

/** Addresses round a list, for the same configuration. */
export const bulkOrderAddress = (configuration: CalculatorConfiguration): string =>
  `${groupPath(configuration)}/gemeinsam-bestellen?${encodeCalculatorQuery(configuration)}`;

export const bulkRequestAddress = (configuration: CalculatorConfiguration): string =>
  `${groupPath(configuration)}/grossmenge-anfragen?${encodeCalculatorQuery(configuration)}`;

const groupPath = ({ ProductGroupId }: CalculatorConfiguration): string => `/${PRODUCT_GROUPS[ProductGroupId].urlName}`;
