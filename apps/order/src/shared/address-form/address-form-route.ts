import type { AddressKind } from '@heizplatz/order-ui';
import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { checkoutSteps } from '../checkout/steps/checkout-steps';
import { sentForms } from '../checkout/order-process/sent-forms';

/** The address modal below a step, a page of its own. */
export const addressFormRoute = (kinds: readonly AddressKind[]): RouteObject => ({
  path: ':kind/:addressId',
  lazy: async () => (await import(/* webpackChunkName: "checkout" */ './address-form-screen')).loadAddressFormScreen(),
  handle: { layout: 'order-process', calculatorBar: 'never', isOverlay: true } satisfies PageHandle,
  action: pageAction(async (sent) => (await sentForms()).sendAddressForm(sent, kinds)),
  loader: pageLoader(async (page) => (await checkoutSteps()).checkAddressForm(page, kinds)),
});
