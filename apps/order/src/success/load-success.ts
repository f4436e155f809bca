import { productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS, type PlacedOrder } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';

/** The placed order of the path's product group; anything else is the 404. */
export async function loadSuccess({ api, params, url }: PageRequest): Promise<PlacedOrder> {
  const group = productGroupByUrlName(params['productGroup'] ?? '') ?? notFound();
  const token = url.searchParams.get('token');
  const order = await api(CALLS.placedOrder, {
    params: { orderId: params['orderId'] ?? '' },
    query: token ? { token } : {},
  });
  return order?.ProductGroupId === group.id ? order : notFound();
}
