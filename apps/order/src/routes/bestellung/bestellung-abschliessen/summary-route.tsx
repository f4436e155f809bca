import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { SUMMARY_STEP_PATTERN } from '@heizplatz/routes';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';
import { sentForms } from '../../../shared/checkout/order-process/sent-forms';

export const summaryRoute: RouteObject = {
  path: SUMMARY_STEP_PATTERN,
  lazy: async () => (await import(/* webpackChunkName: "checkout" */ './summary-screen')).loadSummaryScreen(),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await sentForms()).sendSummary(sent)),
  loader: pageLoader(async (page) => (await checkoutSteps()).loadSummary(page)),
};
