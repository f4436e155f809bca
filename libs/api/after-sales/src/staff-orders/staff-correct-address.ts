import {
  addressBefore,
  addressChangeBlocks,
  addressLines,
  addressName,
  changedAddresses,
  checkPlace,
  findSeller,
  isSameAddress,
  type Order,
  type Seller,
} from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { staffCommand, type StaffExecution } from './staff-command';

type Body = CallRequest<typeof CALLS.staffCorrectAddress>['body'];
function correctAction(order: Order, body: Body, seller: Seller): StaffExecution {
  const isInvoice = body.StationNumber === null;
  const name = addressName(body);
  const visible = addressChangeBlocks(body);
  return {
    command: isInvoice ? 'staffCorrectInvoiceAddress' : 'staffCorrectAddress',
    note: `${name}: ${addressLines({ ...body.Address, Id: 0 }).join(', ')}`,
    changes: changedAddresses(order, body, seller),
    mails: {
      customer: () => ({
        kind: 'order-address-corrected',
        subject: `Ihre ${name} ist berichtigt`,
        blocks: [
          {
            kind: 'text',
            text: `Wir haben die ${name} Ihrer Bestellung berichtigt. Stimmt sie so nicht, melden Sie sich bitte gleich.`,
          },
          ...visible,
        ],
      }),
      dealer: () => ({
        kind: 'dealer-address-corrected',
        subject: `${name} berichtigt`,
        blocks: [{ kind: 'text', text: `Bitte beachten Sie die berichtigte ${name}.` }, ...visible],
      }),
    },
  };
}

/** Before delivery; the invoice's until the invoice is written. VALIDATION with ZIPCODE_FIXED for another place. */
export const staffCorrectAddress = defineHandler(CALLS.staffCorrectAddress, ({ body }, context) =>
  staffCommand(body, context, {
    isDone: (order) => {
      const before = addressBefore(order, body);
      return before !== null && isSameAddress(before, body.Address);
    },
    decide: async (order, tx) => {
      checkPlace(order, body);
      return correctAction(order, body, await findSeller(tx, order.dealerId));
    },
  }),
);
