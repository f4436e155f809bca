import { inviteAgain, openCase } from '@heizplatz/api-after-sales';
import { sendPriceAlerts } from '@heizplatz/api-customers';
import { keepCommission } from '@heizplatz/api-finance';
import { addressesDeleted } from '@heizplatz/api-identity';
import { customerLinksClosed, dropFromSelections, orderCancelled, orderChanged } from '@heizplatz/api-ordering';
import { pricesRecorded } from '@heizplatz/api-pricing';

/** Which module acts on what another one below it tells; asked for by whatever starts, and harmless when asked again. */
export function subscribeModules(): void {
  orderCancelled.subscribe('cancellations', (tx, { order, at }) => openCase(tx, order, at));
  customerLinksClosed.subscribe('reviews', inviteAgain);
  orderChanged.subscribe('commissions', (tx, { order, at }) => keepCommission(tx, order, at));
  addressesDeleted.subscribe('order-process', dropFromSelections);
  pricesRecorded.subscribe('notifications', (tx, { jobs }) => jobs.send(tx, sendPriceAlerts.name, {}));
}
