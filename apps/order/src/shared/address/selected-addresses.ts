import type { OrderProcess, SelectedAddress } from '@heizplatz/contract';

type Selection = Pick<OrderProcess, 'Configuration' | 'SelectedAddresses'>;

const isDeliveryBeyond = ({ AddressType, AddressIndex }: SelectedAddress) => AddressType === 1 && AddressIndex > 0;
const isFirstDelivery = ({ AddressType, AddressIndex }: SelectedAddress) => AddressType === 1 && AddressIndex === 0;

/**
 * Delivery point 1 and the invoice address as in the step. A single delivery point gets the whole amount; of several,
 * those that are distributed already retain theirs, and amounts not entered yet stay 0.
 */
export function selectedAddresses(
  { Configuration, SelectedAddresses }: Selection,
  deliveryId: number,
  invoiceId: number | null,
): SelectedAddress[] {
  const isSingle = Configuration.Stations === 1;
  const Amount = isSingle ? Configuration.Amount : (SelectedAddresses.find(isFirstDelivery)?.Amount ?? 0);
  return [
    { AddressType: 1, AddressId: deliveryId, AddressIndex: 0, Amount },
    ...(isSingle ? [] : SelectedAddresses.filter(isDeliveryBeyond)),
    ...(invoiceId === null ? [] : [{ AddressType: 0, AddressId: invoiceId, AddressIndex: 0, Amount: 0 } as const]),
  ];
}
