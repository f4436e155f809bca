import { productGroupByUrlName } from '@heizplatz/calculator';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import { BulkOrderScreen } from './bulk-order-screen';
import { loadBulkOrder } from './load-bulk-order';

export const bulkOrderRoute: RouteObject = {
  path: '/:productGroup/gemeinsam-bestellen',
  loader: loadBulkOrder,
  Component: BulkOrderScreen,
  handle: {
    layout: 'default',
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
