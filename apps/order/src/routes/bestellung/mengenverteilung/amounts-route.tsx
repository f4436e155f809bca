import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { AMOUNTS_STEP_PATTERN } from '@heizplatz/routes';
import { addressFormRoute } from '../../../shared/address-form/address-form-route';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';
import { sentForms } from '../../../shared/checkout/order-process/sent-forms';

/** Which station gets how much and where it is; a step only with several stations. */
export const amountsRoute: RouteObject = {
  path: AMOUNTS_STEP_PATTERN,
  lazy: async () => (await import(/* webpackChunkName: "checkout" */ './amounts-screen')).loadAmountsScreen(),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await sentForms()).sendAmounts(sent)),
  loader: pageLoader(async (page) => (await checkoutSteps()).loadAmountsPage(page)),
  children: [addressFormRoute(['lieferadresse'])],
};
