import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { addressFormRoute } from '../address-form/address-form-route';
import { checkoutSteps } from '../checkout/checkout-steps';
import { sentForms } from '../checkout/sent-forms';

/** Which station gets how much and where it is; a step only with several stations. */
export const amountsRoute: RouteObject = {
  path: '/:productGroup/bestellung/mengenverteilung',
  lazy: async () => (await import(/* webpackChunkName: "checkout" */ './amounts-screen')).loadAmountsScreen(),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await sentForms()).sendAmounts(sent)),
  loader: pageLoader(async (page) => (await checkoutSteps()).loadAmountsPage(page)),
  children: [addressFormRoute(['lieferadresse'])],
};
