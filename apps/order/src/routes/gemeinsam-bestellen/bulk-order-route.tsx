import { productGroupByUrlName } from '@heizplatz/calculator';
import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { BULK_ORDER_PATTERN } from '@heizplatz/routes';

export const bulkOrderRoute: RouteObject = {
  path: BULK_ORDER_PATTERN,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "bulk-order" */ './load-bulk-order')).loadBulkOrder(page),
  ),
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "bulk-order" */ './bulk-order-screen')).BulkOrderScreen,
  }),
  handle: {
    layout: 'default',
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
