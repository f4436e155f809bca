import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';
import { dealerCancellationInput } from './dealer-cancellation-input';
import { dealerOrderInput, type DealerOrderPage } from './dealer-order-input';

/** The order that the link of the dealer's mail opens; anything else is the 404. */
export async function loadDealerOrder({ api, params, url, site }: PageRequest): Promise<DealerOrderPage> {
  const page = { orderId: params['orderId'] ?? '', token: url.searchParams.get('token') ?? '' };
  if (!page.token) notFound();
  const order = await api(CALLS.dealerOrder, dealerOrderInput(page));
  if (order?.CountryId !== site.countryId) notFound();
  if (order?.State === 'cancelled')
    await api(CALLS.dealerCancellation, dealerCancellationInput({ OrderId: page.orderId, Token: page.token }));
  return page;
}
