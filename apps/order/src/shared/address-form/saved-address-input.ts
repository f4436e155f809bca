import type { Address, AddressFieldsInput, CallInput, CALLS, OrderProcess } from '@heizplatz/contract';
import { ADDRESS_TYPES, type AddressKind } from '@heizplatz/order-ui';
import { isBusiness } from './is-business';

/** Input of the saveAddress call for the modal. A private order retains a company that the form did not display. */
export const savedAddressInput = (
  known: Address | undefined,
  kind: AddressKind,
  { address, process }: { readonly address: AddressFieldsInput; readonly process: OrderProcess },
): CallInput<typeof CALLS.saveAddress> => ({
  body: {
    Id: known?.Id ?? null,
    AddressType: ADDRESS_TYPES[kind],
    Address: address,
    KeepsCompany: kind === 'lieferadresse' && !isBusiness(process),
  },
});
