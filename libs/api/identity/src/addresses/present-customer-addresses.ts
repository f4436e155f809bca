import { CustomerAddress } from '@heizplatz/contract';
import * as v from 'valibot';
import type { AddressRow } from './address-row';
import { defaultAddress } from './default-address';
import { presentAddress } from './present-address';

/** A customer's addresses in the order in which they were entered; exactly one a type is the default. */
export function presentCustomerAddresses(rows: readonly AddressRow[]): CustomerAddress[] {
  const defaults = new Set([0, 1].map((type) => defaultAddress(rows, type)?.id));
  return rows.map((row) =>
    v.parse(CustomerAddress, {
      Id: row.id,
      AddressType: row.addressType,
      IsDefault: defaults.has(row.id),
      Address: presentAddress(row),
    }),
  );
}
