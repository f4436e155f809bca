import type { Address, OrderAddresses } from '@heizplatz/contract';
import type { AddressKind } from '@heizplatz/order-ui';

/** The caller's addresses that may serve as this kind. */
export const getAddresses = (
  { DeliveryAddressList, InvoiceAddressList }: OrderAddresses,
  kind: AddressKind,
): readonly Address[] => (kind === 'lieferadresse' ? DeliveryAddressList : InvoiceAddressList);
