import { CALLS } from '@heizplatz/contract';
import { pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { CUSTOMER_ORDERS_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../../shared/customer-page/customer-page-handle';
import { ordersInput, type OrdersPage, ordersPath, readOrdersPage } from './orders-query';

/** The customer's own orders; a page beyond the last leads to the last. */
export const ordersRoute: RouteObject = {
  path: CUSTOMER_ORDERS_PATH,
  lazy: async () => ({ Component: (await import('./orders-view')).OrdersView }),
  handle: CUSTOMER_PAGE_HANDLE,
  loader: pageLoader(async ({ api, url }): Promise<OrdersPage> => {
    const page = readOrdersPage(url.searchParams);
    const { Items, Total, PageSize } = await api(CALLS.customerOrders, ordersInput(page));
    const last = Math.max(1, Math.ceil(Total / PageSize));
    if (Items.length === 0 && page.page > last) throw redirect(ordersPath({ ...page, page: last }));
    return page;
  }),
};
