import { PAYMENT_KIND_CODES, PAYMENT_KINDS, type PaymentKind } from '@heizplatz/contract';
import { pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { PAYMENT_STEP_PATTERN } from '@heizplatz/routes';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';
import { sentForms } from '../../../shared/checkout/order-process/sent-forms';
import { PAYMENT_KIND_QUERY } from '../../../shared/payment/payment-outlet';

const handle = { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle;

const paymentScreens = async () =>
  (await import(/* webpackChunkName: "checkout" */ './payment-screens')).PAYMENT_SCREENS;

/** A payment kind has a path of its own (rule CHECKOUT-03), and its form comes on demand. */
const kindRoute = (kind: PaymentKind): RouteObject => ({
  path: kind,
  lazy: async () => (await paymentScreens())[PAYMENT_KINDS[kind].form](),
  handle,
  action: pageAction(async (sent) => (await sentForms()).sendPayment(sent, kind)),
  loader: pageLoader(async (page) => (await checkoutSteps()).loadCheckoutPage(page, 'bezahlung', kind)),
});

const enterPayment = pageLoader(async (page) => (await checkoutSteps()).enterCheckout(page, 'bezahlung'));

/** Without script the choice of kinds is a form, whose query names the kind. */
const enterKind = pageLoader(async (page) => {
  const kind = page.url.searchParams.get(PAYMENT_KIND_QUERY);
  if (kind) throw redirect(`${page.url.pathname}/${encodeURIComponent(kind)}`);
  return (await checkoutSteps()).enterPayment(page);
});

/** The choice of kinds stays while one is exchanged for another. */
export const paymentRoute: RouteObject = {
  path: PAYMENT_STEP_PATTERN,
  lazy: async () => (await paymentScreens()).choice(),
  handle,
  loader: pageLoader(async (page) => (await checkoutSteps()).loadPaymentKinds(page)),
  children: [
    ...PAYMENT_KIND_CODES.map(kindRoute),
    { index: true, Component: () => null, handle, loader: enterKind },
    { path: ':kind', Component: () => null, handle, loader: enterPayment },
  ],
};
