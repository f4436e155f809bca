import { findPostcode } from '@heizplatz/api-catalog';
import {
  type Account,
  ADDRESS_LIMIT,
  addressesDeleted,
  type AddressRow,
  checkAddress,
  clearDefault,
  countAddresses,
  deleteAddresses,
  findAddress,
  insertAddress,
  presentAddress,
  updateAddress,
} from '@heizplatz/api-identity';
import { type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { type AddressFields, CALLS } from '@heizplatz/contract';
import { changeStaffCustomer } from './change-staff-customer';

/** The address as it is saved now, its fields beside one another as in the form. */
async function savedAddress(tx: Database, userId: number, id: number): Promise<object> {
  const row = await findAddress(tx, { userId, id });
  return row ? { ...presentAddress(row), AddressType: row.addressType, IsDefault: row.isDefault } : {};
}

interface Entered {
  readonly address: AddressFields;
  readonly addressType: number;
  readonly before: AddressRow | undefined;
}

/**
 * Goods are delivered where somebody lives, and those codes are known. An invoice may go to a post-office box, whose codes
 * are not; an address that keeps its place is left alone.
 */
async function checkPostcode(tx: Database, { address, addressType, before }: Entered): Promise<void> {
  const { CountryId: countryId, ZipCode: zipCode } = address;
  if (addressType !== 1 || (before?.countryId === countryId && before.zipCode === zipCode)) return;
  if (await findPostcode(tx, countryId, zipCode)) return;
  throw problem('VALIDATION', { errors: [{ path: 'body.Address.ZipCode', code: 'ZIPCODE_NXT' }] });
}

/** Placed orders keep their copy of the address. A new address overwrites nothing, whatever the version. */
export const saveStaffCustomerAddress = defineHandler(CALLS.saveStaffCustomerAddress, ({ params, body }, context) => {
  const { AddressNumber: id, AddressType: addressType, IsDefault: isDefault, Address: address } = body;
  const errors = checkAddress(address, 'body.Address');
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  const change = {
    customerId: params.customerId,
    version: id === null ? undefined : body.Version,
    ...(id !== null && { findConflict: (tx: Database, { id: userId }: Account) => savedAddress(tx, userId, id) }),
  };
  return changeStaffCustomer(change, context, async (tx, { id: userId }) => {
    const before = id === null ? undefined : await findAddress(tx, { userId, id });
    await checkPostcode(tx, { address, addressType, before });
    context.audit.note({ before: before ? presentAddress(before) : null, after: address });
    if (isDefault) await clearDefault(tx, { userId, addressType });
    const entry = { userId, addressType, address, isDefault };
    if (id === null) await insertAddress(tx, { ...entry, createdAt: context.clock() });
    else if (!(await updateAddress(tx, { ...entry, id }))) throw problem('NOT_FOUND');
    if ((await countAddresses(tx, userId)) > ADDRESS_LIMIT)
      throw problem('CONFLICT', { detail: `Mehr als ${ADDRESS_LIMIT} Adressen sind nicht möglich.` });
  });
});

/** It is removed from the customer's running orders too, which then require another. */
export const deleteStaffCustomerAddress = defineHandler(CALLS.deleteStaffCustomerAddress, ({ params, body }, context) =>
  changeStaffCustomer({ customerId: params.customerId, version: body.Version }, context, async (tx, { id: userId }) => {
    const id = body.AddressNumber;
    const before = await findAddress(tx, { userId, id });
    if (!before) throw problem('NOT_FOUND');
    context.audit.note({ before: presentAddress(before), after: null });
    await deleteAddresses(tx, { userId, ids: [id] });
    await addressesDeleted.publish(tx, { userId, addressIds: [id], now: context.clock() });
  }),
);
