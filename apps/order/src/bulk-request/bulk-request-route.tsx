import { productGroupByUrlName } from '@heizplatz/calculator';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import { BulkRequestScreen } from './bulk-request-screen';
import { loadBulkRequest } from './load-bulk-request';

export const bulkRequestRoute: RouteObject = {
  path: '/:productGroup/grossmenge-anfragen',
  loader: loadBulkRequest,
  Component: BulkRequestScreen,
  handle: {
    layout: 'default',
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
