import { type MailBlock, problem, typed, typedRow } from '@heizplatz/api-platform';
import type { Address, AddressFields } from '@heizplatz/contract';
import type { Order } from '../order/order';
import { addressLines, invoiceRows } from '../order-view/order-metrics';
import { getQrBill, type QrBill } from '../qr-bill/qr-bill';
import type { Seller } from '../order/seller-repository';

export interface AddressChange {
  /** Null: the invoice's. */
  readonly StationNumber: number | null;
  readonly Address: AddressFields;
}
type Addresses = Pick<Order, 'deliveryAddresses' | 'invoiceAddress'>;

const getDeliveryPoint = ({ deliveryAddresses }: Addresses, number: number) =>
  deliveryAddresses.find(({ StationNumber }) => StationNumber === number);

/** The address that is to be changed; null: there is none, or the invoice goes where the goods go. */
export function addressBefore(
  order: Addresses,
  { StationNumber }: Pick<AddressChange, 'StationNumber'>,
): Address | null {
  return StationNumber === null ? order.invoiceAddress : (getDeliveryPoint(order, StationNumber)?.Address ?? null);
}

/** Throws VALIDATION when there is no such station, or the goods would go to another postcode: the price hangs on it. */
export function checkPlace(order: Order, { StationNumber, Address }: AddressChange): void {
  if (StationNumber === null) return;
  const deliveryPoint = getDeliveryPoint(order, StationNumber);
  if (!deliveryPoint) throw problem('VALIDATION', { errors: [{ path: 'body.StationNumber', code: 'UNKNOWN' }] });
  if (deliveryPoint.Address.ZipCode !== Address.ZipCode || order.countryId !== Address.CountryId)
    throw problem('VALIDATION', {
      detail: 'Die Postleitzahl der Lieferung bleibt: Von ihr hängen Preis und Händler ab.',
      errors: [{ path: 'body.Address.ZipCode', code: 'ZIPCODE_FIXED' }],
    });
}

function addressesAfter(order: Order, { StationNumber, Address: input }: AddressChange): Addresses {
  const { deliveryAddresses, invoiceAddress } = order;
  if (StationNumber === null) return { deliveryAddresses, invoiceAddress: { ...input, Id: invoiceAddress?.Id ?? 0 } };
  const corrected = (deliveryPoint: (typeof deliveryAddresses)[number]) =>
    deliveryPoint.StationNumber === StationNumber
      ? { ...deliveryPoint, Address: { ...input, Id: deliveryPoint.Address.Id } }
      : deliveryPoint;
  const [first, ...others] = deliveryAddresses;
  return { deliveryAddresses: [corrected(first), ...others.map(corrected)], invoiceAddress };
}

/** A Swiss bill names its debtor; creditor, amount and reference stay as they were. */
function billAfter({ qrBill, totalCents, number }: Order, after: Addresses, seller: Seller): QrBill | null {
  if (!qrBill) return null;
  const debtor = after.invoiceAddress ?? after.deliveryAddresses[0].Address;
  const { reference, creditor } = qrBill;
  const rendered = getQrBill({ seller, qrIban: creditor.account, debtor, totalCents, reference, orderNumber: number });
  return { ...qrBill, debtor: rendered.debtor };
}

/** The order's columns after an address was changed. */
export function changedAddresses(order: Order, change: AddressChange, seller: Seller) {
  const after = addressesAfter(order, change);
  return { ...after, qrBill: billAfter(order, after, seller) };
}

/** 'Lieferadresse' or 'Rechnungsadresse'. */
export const addressName = ({ StationNumber }: Pick<AddressChange, 'StationNumber'>): string =>
  StationNumber === null ? 'Rechnungsadresse' : 'Lieferadresse';

/** The new address as displayed to both sides. */
export function addressChangeBlocks(change: AddressChange): MailBlock[] {
  const address = { ...change.Address, Id: 0 };
  const forDriver = [`Telefon ${address.Phone}`, ...(address.AccessNotes ? [`Hinweise: ${address.AccessNotes}`] : [])];
  const rows = invoiceRows(address).map(typedRow);
  return [
    { kind: 'heading', text: typed(addressName(change)) },
    {
      kind: 'lines',
      lines: [...addressLines(address), ...(change.StationNumber === null ? [] : forDriver)].map(typed),
    },
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
  ];
}
