import { inviteAgain, openCase } from '@heizplatz/api-after-sales';
import { forgetSearches } from '@heizplatz/api-backoffice';
import { adoptGuestOrders, customerForgotten, sendPriceAlerts } from '@heizplatz/api-customers';
import { keepCommission } from '@heizplatz/api-finance';
import { addressesDeleted, emailCorrected, mailboxProven } from '@heizplatz/api-identity';
import {
  correctOrderEmails,
  customerLinksClosed,
  dropFromSelections,
  orderCancelled,
  orderChanged,
} from '@heizplatz/api-ordering';
import { pricesRecorded } from '@heizplatz/api-pricing';

/** Subscribes modules to the events of modules below them; called by every entry point, and idempotent. */
export function subscribeModules(): void {
  orderCancelled.subscribe('cancellations', (tx, { order, at }) => openCase(tx, order, at));
  customerLinksClosed.subscribe('reviews', inviteAgain);
  orderChanged.subscribe('commissions', (tx, { order, at }) => keepCommission(tx, order, at));
  addressesDeleted.subscribe('order-process', dropFromSelections);
  emailCorrected.subscribe('orders', correctOrderEmails);
  customerForgotten.subscribe('views', forgetSearches);
  mailboxProven.subscribe('customers', adoptGuestOrders);
  pricesRecorded.subscribe('notifications', (tx, { jobs }) => jobs.send(tx, sendPriceAlerts.name, {}));
}
