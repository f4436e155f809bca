import type { PaymentKind } from '@heizplatz/contract';
import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import type { ReactNode } from 'react';
import { type CheckoutPage, enterCheckout, groupOfPath, stepLoader } from '../checkout/load-order-process';

const handle = { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle;

type Screen = () => Promise<{ Component: () => ReactNode }>;

/** A payment kind has a path of its own (product.md section 4), and its form comes on demand. */
const kindRoute = (kind: PaymentKind, lazy: Screen): RouteObject => ({
  path: kind,
  lazy,
  handle,
  loader: stepLoader('bezahlung', kind),
});

const instalment: Screen = async () => ({ Component: (await import('./instalment-form')).InstalmentForm });
const invoice: Screen = async () => ({ Component: (await import('./invoice-form')).InvoiceForm });
const sepa: Screen = async () => ({ Component: (await import('./sepa-form')).SepaForm });
const partner: Screen = async () => ({ Component: (await import('./partner-form')).PartnerForm });

const enterPayment = pageLoader((page) => enterCheckout(page, 'bezahlung'));

/** The choice of kinds stays while one is exchanged for another. */
export const paymentRoute: RouteObject = {
  path: '/:productGroup/bestellung/bezahlung',
  lazy: async () => ({ Component: (await import('./payment-view')).PaymentView }),
  handle,
  // The kind's own loader asks for the order, under the same key.
  loader: pageLoader(async (page): Promise<CheckoutPage> => ({ groupId: groupOfPath(page).id })),
  children: [
    kindRoute('ratenzahlung', instalment),
    kindRoute('rechnung', invoice),
    kindRoute('sepa', sepa),
    kindRoute('ratepay-rechnung', partner),
    kindRoute('ratepay-sepa', partner),
    { index: true, Component: () => null, handle, loader: enterPayment },
    { path: ':kind', Component: () => null, handle, loader: enterPayment },
  ],
};
