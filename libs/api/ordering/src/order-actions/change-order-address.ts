import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import { addressBefore, addressChangeBlocks, changedAddresses, checkPlace } from '../delivery-address/address-change';
import type { Order } from '../order/order';
import { addressLines } from '../order-view/order-metrics';
import { isSameAddress } from '../delivery-address/same-address';
import { findSeller, type Seller } from '../order/seller-repository';

type Body = CallRequest<typeof CALLS.changeOrderAddress>['body'];

function changeAction(order: Order, body: Body, seller: Seller): CustomerExecution {
  const blocks = addressChangeBlocks(body);
  return {
    command: 'changeOrderAddress',
    note: `Lieferadresse: ${addressLines({ ...body.Address, Id: 0 }).join(', ')}`,
    changes: changedAddresses(order, body, seller),
    mails: {
      customer: () => ({
        kind: 'order-address-corrected',
        subject: 'Ihre Lieferadresse ist geändert',
        blocks: [{ kind: 'text', text: `Ihre Änderung ist gespeichert und ging an ${seller.company}.` }, ...blocks],
      }),
      dealer: () => ({
        kind: 'dealer-address-corrected',
        subject: 'Lieferadresse geändert',
        blocks: [{ kind: 'text', text: 'Der Kunde hat die Angaben zur Lieferung geändert.' }, ...blocks],
      }),
    },
  };
}

/**
 * Address, phone and access notes of a delivery point, until the delivery is planned: CONFLICT afterwards. VALIDATION with
 * ZIPCODE_FIXED for another place.
 */
export const changeOrderAddress = defineHandler(CALLS.changeOrderAddress, ({ body }, context) =>
  customerCommand(body, context, async (tx, order) => {
    const before = addressBefore(order, body);
    if (before && isSameAddress(before, body.Address)) return null;
    checkPlace(order, body);
    return changeAction(order, body, await findSeller(tx, order.dealerId));
  }),
);
