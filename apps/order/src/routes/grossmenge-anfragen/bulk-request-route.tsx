import { productGroupByUrlName } from '@heizplatz/calculator';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import { BULK_REQUEST_PATTERN } from '@heizplatz/routes';
import { loadBulkRequest } from './load-bulk-request';

export const bulkRequestRoute: RouteObject = {
  path: BULK_REQUEST_PATTERN,
  loader: loadBulkRequest,
  lazy: async () => ({ Component: (await import('./bulk-request-screen')).BulkRequestScreen }),
  handle: {
    layout: 'default',
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
