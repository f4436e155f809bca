import { defineEvent } from '@heizplatz/api-platform';

interface DeletedAddresses {
  readonly userId: number;
  readonly addressIds: readonly number[];
  readonly now: Date;
}

export const addressesDeleted = defineEvent<DeletedAddresses>('AddressesDeleted');
