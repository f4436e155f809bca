import { CALLS } from '@heizplatz/contract';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { deliverable } from '../address-form/deliverable';
import { orderAddressesInput } from '../address-form/order-addresses-input';
import { getStepAfter, saveDefaultPayment } from '../checkout/default-payment';
import { loadStep } from '../checkout/order-process/load-order-process';
import { nextPath } from '../checkout/steps/next-path';
import { amountIssues } from './amount-issues';
import { sentDeliveryPoints } from './sent-delivery-points';
import { deliveryPointDrafts, toDeliveryPoint, deliveryPointsInput } from './delivery-point-draft';

/** The amounts' form without script. */
export async function sendAmounts(sent: SentForm): Promise<Response> {
  const { api, form, site } = sent;
  const { process, group } = await loadStep(sent, 'mengenverteilung');
  const lists = await api(CALLS.orderAddresses, orderAddressesInput(site.countryId, process));
  const input = sentDeliveryPoints(Object.fromEntries(form), process.Stations.length);
  const deliveryPoints = deliveryPointsInput(deliveryPointDrafts(process), input, deliverable(lists, process));
  refuseInvalid(amountIssues(deliveryPoints, process));
  const body = { ProductGroupId: group.id, Stations: deliveryPoints.map(toDeliveryPoint) };
  await api(CALLS.saveOrderAmounts, { body });
  await saveDefaultPayment(api, { process, group }, 'mengenverteilung');
  return redirect(nextPath(getStepAfter(process, 'mengenverteilung'), 'mengenverteilung', group), 303);
}
