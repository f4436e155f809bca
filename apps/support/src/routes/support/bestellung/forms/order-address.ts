import type { Address, AddressFieldsInput, StaffOrder } from '@heizplatz/contract';

/** The form of an address: of a delivery point, or (null) of the invoice. */
export const addressFormId = (deliveryPointNumber: number | null): string =>
  deliveryPointNumber === null ? 'rechnung' : `lieferung${deliveryPointNumber}`;

/** Before the names of its fields. */
export const addressFieldPrefix = (formId: string): string => `${formId}-`;

const getStation = ({ Stations }: StaffOrder, number: number): Address | undefined =>
  Stations.find(({ StationNumber }) => StationNumber === number)?.Address;

/** The address that is stored; an invoice's may be null: it goes where the goods go. */
export const getOrderAddress = (order: StaffOrder, number: number | null): Address | null =>
  number === null ? order.InvoiceAddress : (getStation(order, number) ?? null);

/** What a form begins with, as it is sent: a form names its address by the station. Null: there is no such delivery point. */
export function getAddressFields(order: StaffOrder, number: number | null): AddressFieldsInput | null {
  const address = getOrderAddress(order, number) ?? (number === null ? order.Stations[0]?.Address : undefined);
  if (!address) return null;
  const { Id: _, ...fields } = address;
  return fields;
}
