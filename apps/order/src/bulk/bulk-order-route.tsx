import { productGroupByUrlName } from '@heizplatz/calculator';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import { loadBulkOrder } from './load-bulk-order';

export const bulkOrderRoute: RouteObject = {
  path: '/:productGroup/gemeinsam-bestellen',
  loader: loadBulkOrder,
  lazy: async () => ({ Component: (await import('./bulk-order-screen')).BulkOrderScreen }),
  handle: {
    layout: 'default',
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
