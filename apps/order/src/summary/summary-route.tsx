import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { checkoutSteps } from '../checkout/checkout-steps';

export const summaryRoute: RouteObject = {
  path: '/:productGroup/bestellung/bestellung-abschliessen',
  lazy: async () => (await checkoutSteps()).STEP_SCREENS.summary(),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page) => (await checkoutSteps()).loadCheckoutPage(page, 'bestellung-abschliessen')),
};
