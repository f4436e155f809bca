import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { aliasedTable, and, asc, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Delivered } from '../adverts/is-served';
import { advertDays, advertisers, adverts, advertSlotItems, advertSlots, campaigns } from '../adverts/schema';

export type CampaignRow = typeof campaigns.$inferSelect;
export type CampaignFields = Omit<typeof campaigns.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** A campaign with its advertiser and what it delivered. */
export interface ReadCampaign extends CampaignRow, Delivered {
  readonly advertiserName: string;
  readonly isBlocked: boolean;
  readonly clicks: number;
}

const sumRows = (column: SQL, day?: string): SQL<number> =>
  sql<number>`coalesce((select sum(${column}) from ${advertDays} where ${advertDays.campaignId} = ${campaigns.id}${
    day === undefined ? sql`` : sql` and ${advertDays.day} = ${day}`
  }), 0)::int`;

/** What a campaign delivered by a day, and on it. */
export const deliveredColumns = (day: string) => ({
  impressions: sumRows(sql`${advertDays.impressions}`),
  impressionsToday: sumRows(sql`${advertDays.impressions}`, day),
});

async function read(db: Database, condition: SQL, day: string): Promise<ReadCampaign[]> {
  const rows = await db
    .select({
      campaign: campaigns,
      advertiserName: advertisers.name,
      isBlocked: advertisers.isBlocked,
      ...deliveredColumns(day),
      clicks: sumRows(sql`${advertDays.clicks}`),
    })
    .from(campaigns)
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(condition);
  return rows.map(({ campaign, ...rest }) => ({ ...campaign, ...rest }));
}

export const readCampaigns = (db: Database, ids: readonly number[], day: string): Promise<ReadCampaign[]> =>
  ids.length === 0 ? Promise.resolve([]) : read(db, inArray(campaigns.id, [...ids]), day);

export async function readCampaign(db: Database, id: number, day: string): Promise<ReadCampaign | undefined> {
  const [row] = await read(db, eq(campaigns.id, id), day);
  return row;
}

export const findCampaigns = (db: Database, ids: readonly number[]): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.id, [...ids]));

export async function lockCampaignRow(tx: Database, id: number): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  return row;
}

/** Campaigns of a country that have not ended by a day, as choices for a slot. */
export const listBookableCampaigns = (db: Database, countryId: CountryId, day: string) =>
  db
    .select({ id: campaigns.id, name: campaigns.name, advertiserId: advertisers.id, advertiserName: advertisers.name })
    .from(campaigns)
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(and(eq(campaigns.countryId, countryId), or(isNull(campaigns.endsOn), gte(campaigns.endsOn, day))))
    .orderBy(asc(advertisers.name), asc(campaigns.name));

/** A campaign's items by slot and position. */
export const listCampaignItems = (db: Database, campaignId: number) =>
  db
    .select({ item: advertSlotItems, slotName: advertSlots.name, advertName: adverts.name, state: adverts.state })
    .from(advertSlotItems)
    .innerJoin(advertSlots, eq(advertSlots.id, advertSlotItems.slotId))
    .innerJoin(adverts, eq(adverts.id, advertSlotItems.advertId))
    .where(eq(advertSlotItems.campaignId, campaignId))
    .orderBy(asc(advertSlots.name), asc(advertSlotItems.position), asc(advertSlotItems.id));

/** Other campaigns in the slots of this one whose days from today on meet its own. */
export const listRivals = (db: Database, own: CampaignRow, today: string) => {
  const theirItems = aliasedTable(advertSlotItems, 'their_items');
  return db
    .selectDistinct({
      slotId: advertSlots.id,
      slotName: advertSlots.name,
      rival: campaigns,
      advertiser: advertisers.name,
    })
    .from(advertSlotItems)
    .innerJoin(theirItems, eq(theirItems.slotId, advertSlotItems.slotId))
    .innerJoin(advertSlots, eq(advertSlots.id, advertSlotItems.slotId))
    .innerJoin(campaigns, eq(campaigns.id, theirItems.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(
      and(
        eq(advertSlotItems.campaignId, own.id),
        ne(campaigns.id, own.id),
        eq(campaigns.countryId, own.countryId),
        or(
          sql`${campaigns.endsOn} is null`,
          sql`${campaigns.endsOn} >= greatest(${today}::date, ${own.startsOn}::date)`,
        ),
        own.endsOn === null ? undefined : sql`${campaigns.startsOn} <= ${own.endsOn}::date`,
      ),
    );
};

/** Returns its id. */
export async function insertCampaign(tx: Database, fields: CampaignFields, at: Date): Promise<number> {
  const [added] = await tx
    .insert(campaigns)
    .values({ ...fields, createdAt: at, updatedAt: at })
    .returning({ id: campaigns.id });
  if (!added) throw new Error('no campaign was inserted');
  return added.id;
}

/** Raises its version. */
export async function updateCampaign(
  tx: Database,
  id: number,
  fields: Partial<CampaignFields>,
  at: Date,
): Promise<void> {
  await tx
    .update(campaigns)
    .set({ ...fields, version: sql`${campaigns.version} + 1`, updatedAt: at })
    .where(eq(campaigns.id, id));
}
