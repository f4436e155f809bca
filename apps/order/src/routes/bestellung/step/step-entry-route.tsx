import { notFound, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { CHECKOUT_PATTERN } from '@heizplatz/routes';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';

/**
 * /{group}/bestellung leads to the latest reachable step; what is no step at all is a 404 (rule CHECKOUT-02:
 * {stepOrVariant?}/{stepName?}/{subStep?}).
 */
export const stepEntryRoute: RouteObject = {
  path: `${CHECKOUT_PATTERN}/*`,
  Component: () => null,
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page) => (page.params['*'] ? notFound() : (await checkoutSteps()).enterCheckout(page))),
};
