import type { Database } from '@heizplatz/api-platform';
import type { AddressFields } from '@heizplatz/contract';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { type AddressRow, getColumns } from './address-row';
import { addresses } from './schema';

interface AddressEntry {
  readonly userId: number;
  /** 1 delivery, 0 invoice. */
  readonly addressType: number;
  readonly address: AddressFields;
  /** Absent: as it is, or none for a new one. */
  readonly isDefault?: boolean;
}

/** A user's own addresses, in the order in which they were entered. */
export const findUserAddresses = (db: Database, userId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.id))
    .prepare('find_user_addresses')
    .execute();

export async function countAddresses(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ number: count() }).from(addresses).where(eq(addresses.userId, userId));
  return row?.number ?? 0;
}

export async function insertAddress(
  db: Database,
  { userId, addressType, address, isDefault = false, createdAt }: AddressEntry & { createdAt: Date },
): Promise<AddressRow> {
  const [row] = await db
    .insert(addresses)
    .values({ userId, addressType, createdAt, isDefault, ...getColumns(address) })
    .returning();
  if (!row) throw new Error('no address was inserted');
  return row;
}

/** Null when the user has no address of this id. Company, tax number and cost centre may be left as they are. */
export async function updateAddress(
  db: Database,
  {
    id,
    userId,
    addressType,
    address,
    isDefault,
    hasCompany = false,
  }: AddressEntry & { readonly id: number; readonly hasCompany?: boolean },
): Promise<AddressRow | null> {
  const { companyName, taxNumber, costCentre, ...others } = getColumns(address);
  const company = hasCompany ? {} : { companyName, taxNumber, costCentre };
  const [row] = await db
    .update(addresses)
    .set({
      addressType,
      ...others,
      ...company,
      // A default that becomes an address of the other type is none there.
      isDefault: isDefault ?? sql`${addresses.isDefault} and ${addresses.addressType} = ${addressType}`,
    })
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning();
  return row ?? null;
}

/** Of a type; another one follows. */
export async function clearDefault(
  db: Database,
  { userId, addressType }: { userId: number; addressType: number },
): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.addressType, addressType)));
}

/** Only the user's own; gives how many there were. */
export async function deleteAddresses(
  db: Database,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<number> {
  const deleted = await db
    .delete(addresses)
    .where(and(eq(addresses.userId, userId), inArray(addresses.id, [...ids])))
    .returning({ id: addresses.id });
  return deleted.length;
}

/** One of the user's own; undefined for anybody else's. */
export async function findAddress(
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  return row;
}
