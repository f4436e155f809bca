import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { ADDRESS_STEP_PATTERN } from '@heizplatz/routes';
import { addressFormRoute } from '../../../shared/address-form/address-form-route';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';
import { sentForms } from '../../../shared/checkout/order-process/sent-forms';

export const addressRoute: RouteObject = {
  path: ADDRESS_STEP_PATTERN,
  lazy: async () => (await import(/* webpackChunkName: "checkout" */ './address-screen')).loadAddressScreen(),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await sentForms()).sendAddressStep(sent)),
  loader: pageLoader(async (page) => (await checkoutSteps()).loadAddressPage(page)),
  children: [addressFormRoute(['lieferadresse', 'rechnungsadresse'])],
};
