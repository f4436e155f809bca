import { type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import {
  findUserAddresses,
  clearDefault,
  countAddresses,
  deleteAddresses,
  insertAddress,
  updateAddress,
} from './address-repository';
import { checkChanges, type AddressChange } from './check-changes';
import { lockOwner } from './lock-owner';
import { presentCustomerAddresses } from './present-customer-addresses';
import { ADDRESS_LIMIT } from './save-address';
import { addressesDeleted } from './address-events';

interface Writing {
  readonly userId: number;
  readonly now: Date;
}

async function deleteOwn(tx: Database, ids: readonly number[], { userId, now }: Writing): Promise<void> {
  if (ids.length === 0) return;
  const deleted = await deleteAddresses(tx, { userId, ids });
  if (deleted < ids.length) throw problem('NOT_FOUND');
  await addressesDeleted.publish(tx, { userId, addressIds: ids, now });
}

async function write(tx: Database, change: AddressChange, { userId, now }: Writing): Promise<void> {
  const { State, Id: id, AddressType: addressType, IsDefault: isDefault, Address: address } = change;
  if (!address) return;
  if (isDefault) await clearDefault(tx, { userId, addressType });
  const entry = { userId, addressType, address, isDefault };
  if (State === 'Added') await insertAddress(tx, { ...entry, createdAt: now });
  else if (id === null || !(await updateAddress(tx, { ...entry, id }))) throw problem('NOT_FOUND');
}

/** One transaction: an id that is not the caller's own (NOT_FOUND) or a wrong field leaves everything as it was. */
async function writeChanges(tx: Database, items: readonly AddressChange[], writing: Writing): Promise<void> {
  await lockOwner(tx, writing.userId);
  const ids = items.flatMap(({ State, Id }) => (State === 'Deleted' && Id !== null ? [Id] : []));
  await deleteOwn(tx, ids, writing);
  const written = items.filter(({ State }) => State === 'Added' || State === 'Modified');
  for (const change of written) await write(tx, change, writing);
  if ((await countAddresses(tx, writing.userId)) > ADDRESS_LIMIT)
    throw problem('CONFLICT', { detail: `Mehr als ${ADDRESS_LIMIT} Adressen sind nicht möglich.` });
}

/**
 * Change tracking of rule WIRE-10. A deleted address is removed from the caller's running orders too, which then
 * require another; a changed one is validated there again. Placed orders keep the copy that they were placed with.
 */
export const saveCustomerAddresses = defineHandler(
  CALLS.saveCustomerAddresses,
  async ({ body }, { db, user, clock, actor, audit }) => {
    if (!user) throw problem('UNAUTHENTICATED');
    const errors = checkChanges(body.Items);
    if (errors.length > 0) throw problem('VALIDATION', { errors });
    const writing = { userId: user.id, now: clock() };
    return db.transaction(async (tx) => {
      if (actor) audit.note({ before: presentCustomerAddresses(await findUserAddresses(tx, user.id)) });
      await writeChanges(tx, body.Items, writing);
      const Items = presentCustomerAddresses(await findUserAddresses(tx, user.id));
      audit.note({ after: Items });
      return { Items };
    });
  },
);
