import { productGroupByUrlName } from '@heizplatz/calculator';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import { OFFERS_PATTERN } from '@heizplatz/routes';
import { loadListOverlays } from './list/list-overlays-on-demand';
import { listRevalidates } from './list/list-view';
import { loadOfferList } from './calculation/load-offer-list';
import { OfferListScreen } from './list/offer-list-screen';

export const offerListRoute: RouteObject = {
  path: OFFERS_PATTERN,
  loader: loadOfferList,
  shouldRevalidate: listRevalidates,
  // No loader runs before a document is hydrated, and what it has open over the list must be there by then.
  lazy: async () => {
    if (typeof location !== 'undefined') await loadListOverlays(new URLSearchParams(location.search));
    return { Component: OfferListScreen };
  },
  handle: {
    layout: 'default',
    isRestorable: true,
    productGroupId: ({ productGroup }) => productGroupByUrlName(productGroup ?? '')?.id,
  } satisfies PageHandle,
};
