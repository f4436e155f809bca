import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';
import { sentForms } from '../../../shared/checkout/order-process/sent-forms';

export const summaryRoute: RouteObject = {
  path: '/:productGroup/bestellung/bestellung-abschliessen',
  lazy: async () => (await import(/* webpackChunkName: "checkout" */ './summary-screen')).loadSummaryScreen(),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await sentForms()).sendSummary(sent)),
  loader: pageLoader(async (page) => (await checkoutSteps()).loadSummary(page)),
};
