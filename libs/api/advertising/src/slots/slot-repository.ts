import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { advertSlots } from '../adverts/schema';

export type SlotRow = typeof advertSlots.$inferSelect;
type SlotFields = Omit<typeof advertSlots.$inferInsert, 'id' | 'version'>;

/** Slots of a country that are not switched off. */
export const listSlots = (db: Database, countryId: CountryId): Promise<SlotRow[]> =>
  db
    .select()
    .from(advertSlots)
    .where(and(eq(advertSlots.countryId, countryId), eq(advertSlots.isOn, true)))
    .orderBy(asc(advertSlots.id));

/** One of them; undefined when there is none of that key. */
export async function findSlot(db: Database, countryId: CountryId, key: string): Promise<SlotRow | undefined> {
  const [row] = await db
    .select()
    .from(advertSlots)
    .where(and(eq(advertSlots.countryId, countryId), eq(advertSlots.key, key), eq(advertSlots.isOn, true)));
  return row;
}

export async function findSlotById(db: Database, id: number): Promise<SlotRow | undefined> {
  const [row] = await db.select().from(advertSlots).where(eq(advertSlots.id, id));
  return row;
}

export const findSlots = (db: Database, ids: readonly number[]): Promise<SlotRow[]> =>
  db
    .select()
    .from(advertSlots)
    .where(inArray(advertSlots.id, [...ids]))
    .orderBy(asc(advertSlots.id));

export async function lockSlot(tx: Database, id: number): Promise<SlotRow | undefined> {
  const [row] = await tx.select().from(advertSlots).where(eq(advertSlots.id, id)).for('update');
  return row;
}

/** The id of a country's slot of that key, switched off or not. */
export async function findSlotIdByKey(db: Database, countryId: CountryId, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: advertSlots.id })
    .from(advertSlots)
    .where(and(eq(advertSlots.countryId, countryId), eq(advertSlots.key, key)));
  return row?.id;
}

/** Returns its id. */
export async function insertSlot(tx: Database, fields: SlotFields): Promise<number> {
  const [added] = await tx.insert(advertSlots).values(fields).returning({ id: advertSlots.id });
  if (!added) throw new Error('no slot was inserted');
  return added.id;
}

/** Raises its version. */
export async function updateSlot(tx: Database, id: number, fields: Partial<SlotFields>): Promise<void> {
  await tx
    .update(advertSlots)
    .set({ ...fields, version: sql`${advertSlots.version} + 1` })
    .where(eq(advertSlots.id, id));
}
