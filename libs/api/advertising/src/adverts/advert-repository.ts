import { users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { advertisers, adverts, advertSlotItems, advertSlots } from './schema';

export type AdvertRow = typeof adverts.$inferSelect;
export type AdvertFields = Omit<typeof adverts.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

export async function findAdvert(db: Database, id: number): Promise<AdvertRow | undefined> {
  const [row] = await db.select().from(adverts).where(eq(adverts.id, id));
  return row;
}

export const findAdverts = (db: Database, ids: readonly number[]): Promise<AdvertRow[]> =>
  db
    .select()
    .from(adverts)
    .where(inArray(adverts.id, [...ids]));

export async function lockAdvert(tx: Database, id: number): Promise<AdvertRow | undefined> {
  const [row] = await tx.select().from(adverts).where(eq(adverts.id, id)).for('update');
  return row;
}

/** An approved advert of an advertiser that is not blocked. */
export async function findApprovedAdvert(db: Database, id: number): Promise<AdvertRow | undefined> {
  const [row] = await db
    .select({ advert: adverts })
    .from(adverts)
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .where(and(eq(adverts.id, id), eq(adverts.state, 'approved'), eq(advertisers.isBlocked, false)));
  return row?.advert;
}

/** With the names of its advertiser and of the user who approved it. */
export async function findNamedAdvert(db: Database, id: number) {
  const [row] = await db
    .select({ advert: adverts, advertiserName: advertisers.name, first: users.firstName, last: users.lastName })
    .from(adverts)
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .leftJoin(users, eq(users.id, adverts.approvedBy))
    .where(eq(adverts.id, id));
  return row;
}

/** The slots in which an advert is booked, by name. */
export const listAdvertPlaces = (db: Database, advertId: number) =>
  db
    .select({ slotId: advertSlots.id, slotName: advertSlots.name, campaignId: advertSlotItems.campaignId })
    .from(advertSlotItems)
    .innerJoin(advertSlots, eq(advertSlots.id, advertSlotItems.slotId))
    .where(eq(advertSlotItems.advertId, advertId))
    .orderBy(asc(advertSlots.name), asc(advertSlotItems.id));

/** Adverts of a slot's country and size that are not archived, as choices for it. */
export const listFittingAdverts = (
  db: Database,
  { countryId, slotTypeId }: Pick<typeof advertSlots.$inferSelect, 'countryId' | 'slotTypeId'>,
) =>
  db
    .select({ id: adverts.id, name: adverts.name, advertiserId: advertisers.id, advertiserName: advertisers.name })
    .from(adverts)
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .where(and(eq(adverts.countryId, countryId), eq(adverts.slotTypeId, slotTypeId), ne(adverts.state, 'archived')))
    .orderBy(asc(advertisers.name), asc(adverts.name));

/** Returns its id. */
export async function insertAdvert(db: Database, fields: AdvertFields, at: Date): Promise<number> {
  const [added] = await db
    .insert(adverts)
    .values({ ...fields, createdAt: at, updatedAt: at })
    .returning({ id: adverts.id });
  if (!added) throw new Error('no advert was inserted');
  return added.id;
}

/** Raises its version. */
export async function updateAdvert(tx: Database, id: number, fields: Partial<AdvertFields>, at: Date): Promise<void> {
  await tx
    .update(adverts)
    .set({ ...fields, version: sql`${adverts.version} + 1`, updatedAt: at })
    .where(eq(adverts.id, id));
}
