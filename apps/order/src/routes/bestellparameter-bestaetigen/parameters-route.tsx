import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { PARAMETERS_PATTERN } from '@heizplatz/routes';
import { checkoutSteps } from '../../shared/checkout/steps/checkout-steps';
import { sentForms } from '../../shared/checkout/order-process/sent-forms';

/** The access check: the conditions for the lorry, before customers identify themselves. */
export const parametersRoute: RouteObject = {
  path: PARAMETERS_PATTERN,
  lazy: async () => (await import(/* webpackChunkName: "checkout" */ './parameters-screen')).loadParametersScreen(),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await sentForms()).sendAccess(sent)),
  loader: pageLoader(async (page) => (await checkoutSteps()).loadAccess(page)),
};
