import { ProblemError } from '@heizplatz/api-client';
import { CALLS, type OfferVariant } from '@heizplatz/contract';
import { data, type PageRequest, redirect } from '@heizplatz/router';
import { getGroupByPath } from '../../../shared/checkout/order-process/load-order-process';
import { readOfferQuery } from '../../../shared/offer/choice-query';
import { keptQuery, listAddress, readKept } from '../../../shared/offer/list-address';
import { decodeListQuery, type ListConfiguration } from '../../../shared/offer/list-configuration';
import { orderCalculationInput } from '../../../shared/offer-list/order-calculation-input';

export interface OfferChoicePage {
  readonly configuration: ListConfiguration;
  /** The list that the visitor comes from. */
  readonly listPath: string;
  /** As the dealer has it now; null: it is no more. */
  readonly offer: OfferVariant | null;
}

export async function loadOfferChoice(page: PageRequest) {
  const choice = await parseOfferQuery(page);
  return choice.offer ? choice : data(choice, { status: 404 });
}

/** The offer of the query at today's price; failed requests are reported by the list. */
export async function parseOfferQuery({ params, url, site, api, request }: PageRequest): Promise<OfferChoicePage> {
  const group = getGroupByPath({ params });
  const place = { countryId: site.countryId, productGroupId: group.id };
  const configuration = decodeListQuery(url.searchParams, place);
  const listPath = listAddress(configuration) + keptQuery(readKept(url.searchParams));
  const query = readOfferQuery(url.searchParams);
  if (!query || configuration.ZipCode === '') throw redirect(listPath);
  try {
    const input = orderCalculationInput(configuration, query.dealerId);
    const { Item } = await api(CALLS.calculateOrder, input, { signal: request.signal });
    const variants: readonly OfferVariant[] = Item ? [Item, ...Item.Children] : [];
    return { configuration, listPath, offer: variants.find(({ Id }) => Id === query.offerId) ?? null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw redirect(listPath);
  }
}
