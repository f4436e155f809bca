import { productGroupByUrlName } from '@heizplatz/calculator';
import { pageAction, type PageHandle, type RouteObject } from '@heizplatz/router';
import { BULK_REQUEST_PATTERN } from '@heizplatz/routes';
import { loadBulkRequest } from './load-bulk-request';

export const bulkRequestRoute: RouteObject = {
  path: BULK_REQUEST_PATTERN,
  action: pageAction(async (sent) => (await import('./send-bulk-request')).sendBulkRequest(sent)),
  loader: loadBulkRequest,
  lazy: async () => ({ Component: (await import('./bulk-request-screen')).BulkRequestScreen }),
  handle: {
    layout: 'default',
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
