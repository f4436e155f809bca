import { productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { notFound, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';

/** For the session that ordered, or whoever holds the signed link of the mail; everybody else gets the 404. */
export const successRoute: RouteObject = {
  path: '/:productGroup/bestellung-erfolgreich/:orderId',
  lazy: async () => ({ Component: (await import('./success-view')).SuccessView }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ api, params, url }) => {
    const group = productGroupByUrlName(params['productGroup'] ?? '') ?? notFound();
    const token = url.searchParams.get('token');
    const order = await api(CALLS.placedOrder, {
      params: { orderId: params['orderId'] ?? '' },
      query: token ? { token } : {},
    });
    return order?.ProductGroupId === group.id ? order : notFound();
  }),
};
