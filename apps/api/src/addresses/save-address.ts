import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { countAddresses, insertAddress, updateAddress } from './address-repository';
import { checkAddress } from './check-address';
import { presentAddress } from './present-address';

/** More than any household has; keeps one account from filling the table. */
export const ADDRESS_LIMIT = 50;

/** NOT_FOUND for an id that is not the caller's own, CONFLICT beyond 50 addresses. */
export const answerSaveAddress = defineHandler(CALLS.saveAddress, async ({ body }, { db, user, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const { Id: id, AddressType: addressType, Address: address, KeepsCompany: keepsCompany } = body;
  const errors = checkAddress(address, 'body.Address');
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  const entry = { userId: user.id, addressType, address };
  if (id === null) {
    if ((await countAddresses(db, user.id)) >= ADDRESS_LIMIT)
      throw problem('CONFLICT', { detail: `Mehr als ${ADDRESS_LIMIT} Adressen sind nicht möglich.` });
    return { Address: presentAddress(await insertAddress(db, { ...entry, createdAt: clock() })) };
  }
  const changed = await updateAddress(db, { ...entry, id, keepsCompany });
  if (!changed) throw problem('NOT_FOUND');
  return { Address: presentAddress(changed) };
});
