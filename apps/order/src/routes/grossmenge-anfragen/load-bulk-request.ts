import { type CalculatorConfiguration, decodeCalculatorQuery, productGroupByUrlName } from '@heizplatz/calculator';
import { notFound, type PageRequest, pageLoader } from '@heizplatz/router';

/** Postcode and amount of the query, where bad values are ignored, for the path's product group; else 404. */
export function getBulkRequestConfiguration({ params, url, site }: PageRequest): CalculatorConfiguration {
  const group = productGroupByUrlName(params.productGroup ?? '') ?? notFound();
  return decodeCalculatorQuery(url.searchParams, { countryId: site.countryId, productGroupId: group.id });
}

/** The form starts with the configuration. */
export const loadBulkRequest = pageLoader(async (page) => getBulkRequestConfiguration(page));
