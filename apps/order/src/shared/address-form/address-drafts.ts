import type { AddressFieldsInput } from '@heizplatz/contract';
import { AddressDraft, storedDrafts } from '@heizplatz/order-ui';

/** By product group and the address that is written. */
export const addressDrafts = storedDrafts<AddressFieldsInput>('address', AddressDraft);
