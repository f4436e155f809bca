import { CALLS, type Address, type CallRequest } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { customerChangeMail, dealerChangeMail } from '../orders/change-mail';
import type { Order } from '../orders/order';
import { addressLines, invoiceRows } from '../orders/order-figures';
import { qrBillOf, type QrBill } from '../orders/qr-bill';
import { findSeller, type Seller } from '../orders/seller-repository';
import type { MailBlock } from '../outbox/mail-block';
import { actAsStaff, type StaffAct } from './act-as-staff';
import { isSameAddress } from './same-address';
import { ADDRESS_STATES, INVOICE_ADDRESS_STATES } from './staff-acts';

type Body = CallRequest<typeof CALLS.staffCorrectAddress>['body'];
type Addresses = Pick<Order, 'deliveryAddresses' | 'invoiceAddress'>;

const stationOf = ({ deliveryAddresses }: Addresses, number: number) =>
  deliveryAddresses.find(({ StationNumber }) => StationNumber === number);

/** The address that the form was made of; null: the invoice goes where the goods go. */
function addressBefore(order: Addresses, { StationNumber }: Body): Address | null {
  return StationNumber === null ? order.invoiceAddress : (stationOf(order, StationNumber)?.Address ?? null);
}

/** Throws VALIDATION when there is no such station, or the goods would go to another postcode: the price hangs on it. */
function checkPlace(order: Order, { StationNumber, Address }: Body): void {
  if (StationNumber === null) return;
  const station = stationOf(order, StationNumber);
  if (!station) throw problem('VALIDATION', { errors: [{ path: 'body.StationNumber', code: 'UNKNOWN' }] });
  if (station.Address.ZipCode !== Address.ZipCode || order.countryId !== Address.CountryId)
    throw problem('VALIDATION', {
      detail: 'Die Postleitzahl der Lieferung bleibt: Von ihr hängen Preis und Händler ab.',
      errors: [{ path: 'body.Address.ZipCode', code: 'ZIPCODE_FIXED' }],
    });
}

function addressesAfter(order: Order, { StationNumber, Address: given }: Body): Addresses {
  const { deliveryAddresses, invoiceAddress } = order;
  if (StationNumber === null) return { deliveryAddresses, invoiceAddress: { ...given, Id: invoiceAddress?.Id ?? 0 } };
  const corrected = (station: (typeof deliveryAddresses)[number]) =>
    station.StationNumber === StationNumber ? { ...station, Address: { ...given, Id: station.Address.Id } } : station;
  const [first, ...others] = deliveryAddresses;
  return { deliveryAddresses: [corrected(first), ...others.map(corrected)], invoiceAddress };
}

/** A Swiss bill names its debtor; creditor, amount and reference stay as they were. */
function billAfter({ qrBill, totalCents, number }: Order, after: Addresses, seller: Seller): QrBill | null {
  if (!qrBill) return null;
  const debtor = after.invoiceAddress ?? after.deliveryAddresses[0].Address;
  const { reference, creditor } = qrBill;
  const drawn = qrBillOf({ seller, qrIban: creditor.account, debtor, totalCents, reference, orderNumber: number });
  return { ...qrBill, debtor: drawn.debtor };
}

function correctAct(order: Order, body: Body, seller: Seller): StaffAct {
  const isInvoice = body.StationNumber === null;
  const name = isInvoice ? 'Rechnungsadresse' : 'Lieferadresse';
  const after = addressesAfter(order, body);
  const address = { ...body.Address, Id: 0 };
  const forDriver = [`Telefon ${address.Phone}`, ...(address.AccessNotes ? [`Hinweise: ${address.AccessNotes}`] : [])];
  const rows = invoiceRows(address);
  const shown: MailBlock[] = [
    { kind: 'heading', text: name },
    { kind: 'lines', lines: [...addressLines(address), ...(isInvoice ? [] : forDriver)] },
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
  ];
  return {
    change: {
      kind: 'address-corrected',
      inStates: isInvoice ? INVOICE_ADDRESS_STATES : ADDRESS_STATES,
      note: `${name}: ${addressLines(address).join(', ')}`,
      changes: { ...after, qrBill: billAfter(order, after, seller) },
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
export const answerStaffCorrectAddress = defineHandler(CALLS.staffCorrectAddress, ({ body }, context) =>
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
