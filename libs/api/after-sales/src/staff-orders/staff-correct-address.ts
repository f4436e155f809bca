import {
  addressBefore,
  addressChangeBlocks,
  addressLines,
  addressName,
  changedAddresses,
  checkPlace,
  customerChangeMail,
  dealerChangeMail,
  findSeller,
  isSameAddress,
  type Order,
  type Seller,
} from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { actAsStaff, type StaffAct } from './act-as-staff';
import { ADDRESS_STATES, INVOICE_ADDRESS_STATES } from './staff-acts';

type Body = CallRequest<typeof CALLS.staffCorrectAddress>['body'];
function correctAct(order: Order, body: Body, seller: Seller): StaffAct {
  const isInvoice = body.StationNumber === null;
  const name = addressName(body);
  const shown = addressChangeBlocks(body);
  return {
    change: {
      kind: 'address-corrected',
      inStates: isInvoice ? INVOICE_ADDRESS_STATES : ADDRESS_STATES,
      note: `${name}: ${addressLines({ ...body.Address, Id: 0 }).join(', ')}`,
      changes: changedAddresses(order, body, seller),
    },
    mails: (changed, parts) => [
      customerChangeMail(
        changed,
        {
          kind: 'order-address-corrected',
          subject: `Ihre ${name} ist berichtigt`,
          blocks: [
            {
              kind: 'text',
              text: `Wir haben die ${name} Ihrer Bestellung berichtigt. Stimmt sie so nicht, melden Sie sich bitte gleich.`,
            },
            ...shown,
          ],
        },
        parts,
      ),
      dealerChangeMail(
        changed,
        {
          kind: 'dealer-address-corrected',
          subject: `${name} berichtigt`,
          blocks: [{ kind: 'text', text: `Bitte beachten Sie die berichtigte ${name}.` }, ...shown],
        },
        parts,
      ),
    ],
  };
}

/** Before delivery; the invoice's until the invoice is written. VALIDATION with ZIPCODE_FIXED for another place. */
export const staffCorrectAddress = defineHandler(CALLS.staffCorrectAddress, ({ body }, context) =>
  actAsStaff(body, context, {
    isDone: (order) => {
      const before = addressBefore(order, body);
      return before !== null && isSameAddress(before, body.Address);
    },
    decide: async (order, tx) => {
      checkPlace(order, body);
      return correctAct(order, body, await findSeller(tx, order.dealerId));
    },
  }),
);
