import { type CalculatorConfiguration, decodeCalculatorQuery, productGroupByUrlName } from '@heizplatz/calculator';
import { notFound, pageLoader } from '@heizplatz/router';

/** The form starts with the query's postcode and amount; bad values are ignored. */
export const loadBulkRequest = pageLoader(async ({ params, url, site }): Promise<CalculatorConfiguration> => {
  const group = productGroupByUrlName(params.productGroup ?? '') ?? notFound();
  return decodeCalculatorQuery(url.searchParams, { countryId: site.countryId, productGroupId: group.id });
});
