import { addressesDeleted } from '../addresses/address-events';
import { openCase } from '../cancellations/case-repository';
import { keepCommission } from '../commissions/keep-commission';
import { sendPriceAlerts } from '../notifications/send-price-alerts';
import { dropFromSelections } from '../order-process/selection-repository';
import { orderCancelled, orderChanged } from '../orders/order-events';
import { pricesRecorded } from '../prices/price-events';

/** Which module acts on what another one below it tells; asked for by whatever starts, and harmless when asked again. */
export function subscribeModules(): void {
  orderCancelled.subscribe('cancellations', (tx, { order, at }) => openCase(tx, order, at));
  orderChanged.subscribe('commissions', (tx, { order, at }) => keepCommission(tx, order, at));
  addressesDeleted.subscribe('order-process', dropFromSelections);
  pricesRecorded.subscribe('notifications', (tx, { jobs }) => jobs.send(tx, sendPriceAlerts.name, {}));
}
