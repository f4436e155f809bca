import type { OrderProcess, SelectedAddress } from '@heizplatz/contract';

/** One station: the whole amount goes to the delivery address; an invoice address of its own stands beside it. */
export function selectedAddresses(
  { Configuration }: Pick<OrderProcess, 'Configuration'>,
  deliveryId: number,
  invoiceId: number | null,
): SelectedAddress[] {
  const delivery = { AddressType: 1, AddressId: deliveryId, AddressIndex: 0, Amount: Configuration.Amount } as const;
  if (invoiceId === null) return [delivery];
  return [delivery, { AddressType: 0, AddressId: invoiceId, AddressIndex: 0, Amount: 0 }];
}
