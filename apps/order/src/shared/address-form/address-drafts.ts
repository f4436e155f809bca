import type { AddressFieldsInput } from '@heizplatz/contract';
import { AddressDraft, keptDrafts } from '@heizplatz/order-ui';

/** By product group and the address that is written. */
export const addressDrafts = keptDrafts<AddressFieldsInput>('address', AddressDraft);
