import { CALLS } from '@heizplatz/contract';
import { notFound, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { dealerOrderInput } from './dealer-order-input';

export interface DealerOrderPage {
  readonly orderId: string;
  readonly token: string;
}

/** The dealer's page, by the signed link of its mail alone; no login, and anything else is the 404. */
export const dealerOrderRoute: RouteObject = {
  path: '/haendler/bestellung/:orderId',
  lazy: async () => ({ Component: (await import('./dealer-order-view')).DealerOrderView }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ api, params, url, site }): Promise<DealerOrderPage> => {
    const page = { orderId: params['orderId'] ?? '', token: url.searchParams.get('token') ?? '' };
    if (!page.token) notFound();
    const order = await api(CALLS.dealerOrder, dealerOrderInput(page));
    return order?.CountryId === site.countryId ? page : notFound();
  }),
};
