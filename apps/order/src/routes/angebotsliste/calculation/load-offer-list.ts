import { ProblemError } from '@heizplatz/api-client';
import {
  calculatorCookie,
  decodeCalculatorCookie,
  PRODUCT_GROUPS,
  productGroupByUrlName,
  validateAmount,
} from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { data, notFound, pageLoader, type PageRequest, redirect } from '@heizplatz/router';
import { decodeListQuery, type ListConfiguration } from '../../../shared/offer/list-configuration';
import { dropRefusedValues } from '../filter/drop-refused-values';
import { codecQuery, isFormQuery } from '../filter/form-query';
import { hasFilter } from '../../../shared/offer-list/filter-state';
import { listAddress } from '../list/list-address';
import { loadListOverlays } from '../list/list-overlays-on-demand';
import { addressWithView, listView } from '../list/list-view';
import type { OfferListPage } from '../list/offer-list-page';
import { orderCalculationInput } from '../../../shared/offer-list/order-calculation-input';

const UNAVAILABLE = 503;

/** The offers of a query; their responses are cached under their call keys, where the view reads them. */
export const loadOfferList = pageLoader(async (page) => {
  const configuration = parseConfiguration(page);
  const query = page.url.searchParams;
  if (isFormQuery(query)) throw redirect(addressWithView(configuration, query));
  const stored = configuration.IsDefault ? storedConfiguration(page, configuration) : undefined;
  if (stored) throw redirect(addressWithView(stored, query));
  const refused = refusedPage(configuration);
  if (refused) {
    await loadSettings(page, configuration);
    return refused;
  }
  try {
    await requestOffers(page, configuration);
    return { kind: 'offers', configuration } satisfies OfferListPage;
  } catch (error) {
    return failedPage(error, configuration, query);
  }
});

function parseConfiguration({ params, url, site }: PageRequest): ListConfiguration {
  const group = productGroupByUrlName(params.productGroup ?? '') ?? notFound();
  const place = { countryId: site.countryId, productGroupId: group.id };
  return decodeListQuery(codecQuery(url.searchParams), place);
}

/** A URL without a query displays the last one (the cookie of seven days); a query always takes precedence. */
function storedConfiguration({ cookies }: PageRequest, query: ListConfiguration): ListConfiguration | undefined {
  const { CountryId: countryId, ProductGroupId: productGroupId, DealerId } = query;
  const cookie = cookies[calculatorCookie(countryId, productGroupId)];
  const stored = decodeCalculatorCookie(cookie, { countryId, productGroupId });
  return stored && stored.ZipCode !== '' ? { ...stored, ...(DealerId !== undefined && { DealerId }) } : undefined;
}

/** What needs no server: the postcode is there, and the order calculator takes the amount. */
function refusedPage(configuration: ListConfiguration): OfferListPage | null {
  if (configuration.ZipCode === '') return { kind: 'zip-code-missing', configuration };
  const { orderLimits } = PRODUCT_GROUPS[configuration.ProductGroupId];
  const error = validateAmount(configuration.Amount, orderLimits, configuration.Stations);
  return error && { kind: 'amount-refused', configuration, error };
}

async function requestOffers(page: PageRequest, configuration: ListConfiguration) {
  const { api, site, request } = page;
  const { signal } = request;
  const params = { countryId: String(site.countryId), productGroupId: String(configuration.ProductGroupId) };
  const [{ Items, PlaceName }] = await Promise.all([
    api(CALLS.calculateOffers, { body: configuration }, { signal }),
    api(CALLS.initCalculation, { params }, { signal }),
    askDealer(page, configuration),
    loadListOverlays(page.url.searchParams),
  ]);
  const isNobodyConnected = Items.length === 0 && PlaceName !== '' && !hasFilter(configuration);
  if (isNobodyConnected) await api(CALLS.calculateDefaultOffers, { body: configuration }, { signal });
}

/** The settings over a page without offers need the group's options; that page does without them. */
async function loadSettings({ api, url, request }: PageRequest, configuration: ListConfiguration) {
  if (!listView(url.searchParams).showsSettings) return;
  const params = { countryId: String(configuration.CountryId), productGroupId: String(configuration.ProductGroupId) };
  const options = api(CALLS.initCalculation, { params }, { signal: request.signal }).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
  await Promise.all([options, loadListOverlays(url.searchParams)]);
}

/** The dealer's own offer stands above the list, which does not need it. */
async function askDealer({ api, request }: PageRequest, configuration: ListConfiguration) {
  const { DealerId } = configuration;
  if (DealerId === undefined) return;
  try {
    await api(CALLS.calculateOrder, orderCalculationInput(configuration, DealerId), { signal: request.signal });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

/**
 * Refused: some value of the query does not exist, so the list without it is displayed. Otherwise the page reports
 * the error.
 */
function failedPage(error: unknown, configuration: ListConfiguration, query: URLSearchParams) {
  if (!(error instanceof ProblemError)) throw error;
  const accepted = dropRefusedValues(configuration, error.problem.errors);
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
  if (isRefused && listAddress(accepted) !== listAddress(configuration))
    throw redirect(addressWithView(accepted, query));
  const page: OfferListPage = { kind: 'failed', configuration, requestId: error.problem.requestId ?? null };
  return data(page, { status: UNAVAILABLE });
}
