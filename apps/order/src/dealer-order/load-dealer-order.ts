import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';
import { dealerOrderInput, type DealerOrderPage } from './dealer-order-input';

/** The order that the link of the dealer's mail opens; anything else is the 404. */
export async function loadDealerOrder({ api, params, url, site }: PageRequest): Promise<DealerOrderPage> {
  const page = { orderId: params['orderId'] ?? '', token: url.searchParams.get('token') ?? '' };
  if (!page.token) notFound();
  const order = await api(CALLS.dealerOrder, dealerOrderInput(page));
  return order?.CountryId === site.countryId ? page : notFound();
}
