import type { Address, OrderAddresses, OrderProcess } from '@heizplatz/contract';

/** Addresses at the offer's postcode; the price holds there alone. */
export const deliverable = (
  { DeliveryAddressList }: Pick<OrderAddresses, 'DeliveryAddressList'>,
  { Configuration }: Pick<OrderProcess, 'Configuration'>,
): Address[] => DeliveryAddressList.filter(({ ZipCode }) => ZipCode === Configuration.ZipCode);
