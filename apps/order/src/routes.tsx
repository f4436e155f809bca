import type { RouteObject } from '@heizplatz/router';
import { addressRoute } from './address/address-routes';
import { amountsRoute } from './amounts/amounts-route';
import { bulkOrderRoute } from './bulk/bulk-order-route';
import { bulkRequestRoute } from './bulk-request/bulk-request-route';
import { dealerOrderRoute } from './dealer-order/dealer-order-route';
import { keptListsRoute } from './kept-lists/kept-lists-route';
import { offerChoiceRoute } from './offer-choice/offer-choice-route';
import { offerListRoute } from './offer-list/offer-list-route';
import { parametersRoute } from './parameters/parameters-route';
import { paymentRoute } from './payment/payment-route';
import { customerOrderRoute } from './placed-order/customer-order-route';
import { placedOrderRoute } from './placed-order/placed-order-route';
import { reviewAnswerRoute } from './review-answer/review-answer-route';
import { stepEntryRoute } from './step-entry/step-entry-route';
import { successRoute } from './success/success-route';
import { summaryRoute } from './summary/summary-route';

/** An order's way, in its order. */
export const routes: RouteObject[] = [
  offerListRoute,
  offerChoiceRoute,
  bulkOrderRoute,
  bulkRequestRoute,
  keptListsRoute,
  parametersRoute,
  addressRoute,
  amountsRoute,
  paymentRoute,
  summaryRoute,
  stepEntryRoute,
  successRoute,
  placedOrderRoute,
  customerOrderRoute,
  dealerOrderRoute,
  reviewAnswerRoute,
];
