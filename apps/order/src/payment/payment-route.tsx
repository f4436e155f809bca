import type { PageHandle, RouteObject } from '@heizplatz/router';
import { stepLoader } from '../checkout/load-order-process';
import { PaymentView } from './payment-view';

/** A payment kind has a path of its own (product.md section 4). */
export const paymentRoute: RouteObject = {
  path: '/:productGroup/bestellung/bezahlung/:kind',
  Component: PaymentView,
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: stepLoader('bezahlung'),
};
