import type { AddressFields } from '@heizplatz/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type AddressRow, columnsOf } from './address-row';
import { addresses } from './schema';

interface AddressEntry {
  readonly userId: number;
  /** 1 delivery, 0 invoice. */
  readonly addressType: number;
  readonly address: AddressFields;
}

/** A user's own addresses, in the order in which they were entered. */
export function addressesOfUser(db: Database, userId: number): Promise<AddressRow[]> {
  return db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.id));
}

export async function countAddresses(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ number: count() }).from(addresses).where(eq(addresses.userId, userId));
  return row?.number ?? 0;
}

export async function insertAddress(
  db: Database,
  { userId, addressType, address, createdAt }: AddressEntry & { createdAt: Date },
): Promise<AddressRow> {
  const [row] = await db
    .insert(addresses)
    .values({ userId, addressType, createdAt, ...columnsOf(address) })
    .returning();
  if (!row) throw new Error('no address was inserted');
  return row;
}

/** Null when the user has no address of this id. Company, tax number and cost centre may be left as they are. */
export async function updateAddress(
  db: Database,
  { id, userId, addressType, address, keepsCompany }: AddressEntry & { id: number; keepsCompany: boolean },
): Promise<AddressRow | null> {
  const { companyName, taxNumber, costCentre, ...others } = columnsOf(address);
  const company = keepsCompany ? {} : { companyName, taxNumber, costCentre };
  const [row] = await db
    .update(addresses)
    .set({ addressType, ...others, ...company })
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning();
  return row ?? null;
}
