import { type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type AddressFields } from '@heizplatz/contract';
import { findUserAddresses, countAddresses, insertAddress, updateAddress } from './address-repository';
import type { AddressRow } from './address-row';
import { checkAddress } from './check-address';
import { lockOwner } from './lock-owner';
import { presentAddress } from './present-address';

/** More than any household has; prevents one account from filling the table. */
export const ADDRESS_LIMIT = 50;

interface Saved {
  readonly id: number | null;
  readonly userId: number;
  readonly addressType: number;
  readonly address: AddressFields;
  readonly hasCompany: boolean;
}

/** NOT_FOUND for an id that is not the caller's own, CONFLICT beyond 50 addresses. */
async function save(tx: Database, { id, hasCompany, ...entry }: Saved, createdAt: Date): Promise<AddressRow> {
  await lockOwner(tx, entry.userId);
  if (id !== null) {
    const changed = await updateAddress(tx, { ...entry, id, hasCompany });
    if (!changed) throw problem('NOT_FOUND');
    return changed;
  }
  if ((await countAddresses(tx, entry.userId)) >= ADDRESS_LIMIT)
    throw problem('CONFLICT', { detail: `Mehr als ${ADDRESS_LIMIT} Adressen sind nicht möglich.` });
  return insertAddress(tx, { ...entry, createdAt });
}

export const saveAddress = defineHandler(CALLS.saveAddress, async ({ body }, { db, user, clock, actor, audit }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const { Id: id, AddressType: addressType, Address: address, KeepsCompany: hasCompany } = body;
  const errors = checkAddress(address, 'body.Address');
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  const entry = { id, hasCompany, userId: user.id, addressType, address };
  const saved = await db.transaction(async (tx) => {
    const known = actor && id !== null ? await findUserAddresses(tx, user.id) : [];
    audit.note({ before: known.filter((row) => row.id === id).map(presentAddress) });
    return save(tx, entry, clock());
  });
  const Address = presentAddress(saved);
  audit.note({ after: Address });
  return { Address };
});
