import { productGroupByUrlName } from '@heizplatz/calculator';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import { listRevalidates } from './list-view';
import { loadOfferList } from './load-offer-list';
import { OfferListScreen } from './offer-list-screen';

export const offerListRoute: RouteObject = {
  path: '/:productGroup/angebotsliste',
  loader: loadOfferList,
  shouldRevalidate: listRevalidates,
  Component: OfferListScreen,
  handle: {
    layout: 'default',
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
