import { productGroupByUrlName } from '@heizplatz/calculator';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import { loadBulkRequest } from './load-bulk-request';

export const bulkRequestRoute: RouteObject = {
  path: '/:productGroup/grossmenge-anfragen',
  loader: loadBulkRequest,
  lazy: async () => ({ Component: (await import('./bulk-request-screen')).BulkRequestScreen }),
  handle: {
    layout: 'default',
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
