import type { PaymentKind } from '@heizplatz/contract';
import { pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { PAYMENT_STEP_PATTERN } from '@heizplatz/routes';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';
import { sentForms } from '../../../shared/checkout/order-process/sent-forms';
import { PAYMENT_KIND_QUERY } from '../../../shared/payment/payment-outlet';

const handle = { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle;

const paymentScreens = async () =>
  (await import(/* webpackChunkName: "checkout" */ './payment-screens')).PAYMENT_SCREENS;

type FormScreen = 'instalment' | 'invoice' | 'sepa' | 'partner';

/** A payment kind has a path of its own (product.md section 4), and its form comes on demand. */
const kindRoute = (kind: PaymentKind, screen: FormScreen): RouteObject => ({
  path: kind,
  lazy: async () => (await paymentScreens())[screen](),
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
    kindRoute('ratenzahlung', 'instalment'),
    kindRoute('rechnung', 'invoice'),
    kindRoute('sepa', 'sepa'),
    kindRoute('ratepay-rechnung', 'partner'),
    kindRoute('ratepay-sepa', 'partner'),
    { index: true, Component: () => null, handle, loader: enterKind },
    { path: ':kind', Component: () => null, handle, loader: enterPayment },
  ],
};
