import { ProblemError } from '@heizplatz/api-client';
import {
  type CalculatorConfiguration,
  decodeCalculatorQuery,
  defaultConfiguration,
  PRODUCT_GROUPS,
  productGroupByUrlName,
  validateAmount,
} from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { data, notFound, pageLoader, type PageRequest, redirect } from '@heizplatz/router';
import { codecQuery, isFormQuery } from './form-query';
import { hasFilter } from './filter-state';
import { listAddress } from './list-address';
import type { OfferListPage } from './offer-list-page';

const UNAVAILABLE = 503;

/** The offers of a query; their answers stay under their call keys, where the view reads them. */
export const loadOfferList = pageLoader(async (page) => {
  const configuration = askedConfiguration(page);
  if (isFormQuery(page.url.searchParams)) throw redirect(listAddress(configuration));
  const refused = refusedPage(configuration);
  if (refused) return refused;
  try {
    await askForOffers(page, configuration);
    return { kind: 'offers', configuration } satisfies OfferListPage;
  } catch (error) {
    return failedPage(error, configuration);
  }
});

function askedConfiguration({ params, url, site }: PageRequest): CalculatorConfiguration {
  const group = productGroupByUrlName(params.productGroup ?? '') ?? notFound();
  const place = { countryId: site.countryId, productGroupId: group.id };
  return decodeCalculatorQuery(codecQuery(url.searchParams), place);
}

/** What needs no server: the postcode is there, and the order calculator takes the amount. */
function refusedPage(configuration: CalculatorConfiguration): OfferListPage | null {
  if (configuration.ZipCode === '') return { kind: 'zip-code-missing', configuration };
  const { orderLimits } = PRODUCT_GROUPS[configuration.ProductGroupId];
  const error = validateAmount(configuration.Amount, orderLimits, configuration.Stations);
  return error && { kind: 'amount-refused', configuration, error };
}

async function askForOffers({ api, site, request }: PageRequest, configuration: CalculatorConfiguration) {
  const { signal } = request;
  const params = { countryId: String(site.countryId), productGroupId: String(configuration.ProductGroupId) };
  const [{ Items, PlaceName }] = await Promise.all([
    api(CALLS.calculate, { body: configuration }, { signal }),
    api(CALLS.initCalculation, { params }, { signal }),
  ]);
  const isNobodyThere = Items.length === 0 && PlaceName !== '' && !hasFilter(configuration);
  if (isNobodyThere) await api(CALLS.calculateDefault, { body: configuration }, { signal });
}

/** Refused: some value of the query does not exist, so the list without it is shown. Otherwise the page says what failed. */
function failedPage(error: unknown, configuration: CalculatorConfiguration) {
  if (!(error instanceof ProblemError)) throw error;
  const plain = withoutChoices(configuration);
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
  if (isRefused && listAddress(plain) !== listAddress(configuration)) throw redirect(listAddress(plain));
  const page: OfferListPage = { kind: 'failed', configuration, requestId: error.problem.requestId ?? null };
  return data(page, { status: UNAVAILABLE });
}

const withoutChoices = ({ CountryId, ProductGroupId, ZipCode, Amount }: CalculatorConfiguration) => ({
  ...defaultConfiguration(CountryId, ProductGroupId),
  ZipCode,
  Amount,
});
