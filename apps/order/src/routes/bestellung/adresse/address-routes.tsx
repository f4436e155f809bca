import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { addressFormRoute } from '../../../shared/address-form/address-form-route';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';
import { sentForms } from '../../../shared/checkout/order-process/sent-forms';

export const addressRoute: RouteObject = {
  path: '/:productGroup/bestellung/adresse',
  lazy: async () => (await import(/* webpackChunkName: "checkout" */ './address-screen')).loadAddressScreen(),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await sentForms()).sendAddressStep(sent)),
  loader: pageLoader(async (page) => (await checkoutSteps()).loadAddressPage(page)),
  children: [addressFormRoute(['lieferadresse', 'rechnungsadresse'])],
};
