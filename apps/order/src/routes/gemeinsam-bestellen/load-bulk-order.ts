import { ProblemError } from '@heizplatz/api-client';
import { type CalculatorConfiguration, decodeCalculatorQuery, productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { data, notFound, type PageRequest, redirect } from '@heizplatz/router';
import { listAddress } from '../../shared/offer/list-address';

export interface BulkOrderPage {
  readonly configuration: CalculatorConfiguration;
  /** The request failed; otherwise the response is stored under its call key. */
  readonly failure: { readonly requestId: string | null } | null;
}

const UNAVAILABLE = 503;
const REFUSED = 400;

/**
 * The cost of ordering together. A query without a postcode, or a refused one, redirects to the list, which displays
 * the reason.
 */
export async function loadBulkOrder({ api, params, url, site, request }: PageRequest) {
  const group = productGroupByUrlName(params.productGroup ?? '') ?? notFound();
  const place = { countryId: site.countryId, productGroupId: group.id };
  const configuration = decodeCalculatorQuery(url.searchParams, place);
  if (configuration.ZipCode === '') throw redirect(listAddress(configuration));
  try {
    await api(CALLS.bulkOrderCalculation, { body: configuration }, { signal: request.signal });
    return { configuration, failure: null } satisfies BulkOrderPage;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.status === REFUSED) throw redirect(listAddress(configuration));
    const page: BulkOrderPage = { configuration, failure: { requestId: error.problem.requestId ?? null } };
    return data(page, { status: UNAVAILABLE });
  }
}
