import { loadAdverts } from '@heizplatz/advert-ui';
import { productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS, type PlacedOrder } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';

/** The placed order of the path's product group; anything else is the 404. */
export async function loadSuccess({ api, site, params, url }: PageRequest): Promise<PlacedOrder> {
  const group = productGroupByUrlName(params['productGroup'] ?? '') ?? notFound();
  const token = url.searchParams.get('token');
  const query = { params: { orderId: params['orderId'] ?? '' }, query: token ? { token } : {} };
  const [order] = await Promise.all([api(CALLS.placedOrder, query), loadAdverts({ api, site })]);
  return order?.ProductGroupId === group.id ? order : notFound();
}
