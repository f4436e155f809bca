import type { RouteObject } from '@heizplatz/router';
import { addressRoute } from './routes/bestellung/adresse/address-routes';
import { amountsRoute } from './routes/bestellung/mengenverteilung/amounts-route';
import { bulkOrderRoute } from './routes/gemeinsam-bestellen/bulk-order-route';
import { bulkRequestRoute } from './routes/grossmenge-anfragen/bulk-request-route';
import { dealerOrderRoute } from './routes/haendler/bestellung/dealer-order-route';
import { savedListsRoute } from './routes/gemerkte-listen/saved-lists-route';
import { offerChoiceRoute } from './routes/angebotsliste/auswahl/offer-choice-route';
import { offerListRoute } from './routes/angebotsliste/offer-list-route';
import { parametersRoute } from './routes/bestellparameter-bestaetigen/parameters-route';
import { paymentRoute } from './routes/bestellung/bezahlung/payment-route';
import { customerOrderRoute } from './routes/bestellung/order-id/customer-order-route';
import { placedOrderRoute } from './routes/bestellung/order-id/placed-order-route';
import { reviewAnswerRoute } from './routes/haendler/bewertung/review-answer-route';
import { stepEntryRoute } from './routes/bestellung/step/step-entry-route';
import { successRoute } from './routes/bestellung-erfolgreich/success-route';
import { summaryRoute } from './routes/bestellung/bestellung-abschliessen/summary-route';

/** An order's way, in its order. */
export const routes: RouteObject[] = [
  offerListRoute,
  offerChoiceRoute,
  bulkOrderRoute,
  bulkRequestRoute,
  savedListsRoute,
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
