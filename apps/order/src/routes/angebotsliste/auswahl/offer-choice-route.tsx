import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { OFFER_CHOICE_PATTERN } from '@heizplatz/routes';

/** One offer before it is ordered: where the list's buttons lead without script. */
export const offerChoiceRoute: RouteObject = {
  path: OFFER_CHOICE_PATTERN,
  lazy: async () => ({ Component: (await import('./offer-choice-screen')).OfferChoiceScreen }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./send-offer-choice')).sendOfferChoice(sent)),
  loader: pageLoader(async (page) => (await import('./load-offer-choice')).loadOfferChoice(page)),
};
