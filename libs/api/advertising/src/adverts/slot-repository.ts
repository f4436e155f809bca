import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isServed, type ServedCampaign } from './is-served';
import { advertDays, advertisers, adverts, advertSlotItems, advertSlots, campaigns, type ZipRange } from './schema';

export type SlotRow = typeof advertSlots.$inferSelect;

export interface RunningItem extends ServedCampaign {
  readonly slotId: number;
  readonly advertId: number;
  readonly campaignId: number;
  readonly campaignTypeId: 1 | 2;
  readonly weight: number;
  readonly zipRanges: readonly ZipRange[];
}

/** Slots of a country that nobody has switched off. */
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

const delivered = (day: string) => ({
  impressions: sql<number>`coalesce((select sum(${advertDays.impressions}) from ${advertDays} where ${advertDays.campaignId} = ${campaigns.id}), 0)::int`,
  impressionsToday: sql<number>`coalesce((select sum(${advertDays.impressions}) from ${advertDays} where ${advertDays.campaignId} = ${campaigns.id} and ${advertDays.day} = ${day}), 0)::int`,
});

/**
 * What may be shown on a day in slots of a country: approved adverts of that country in running campaigns that have not
 * reached a cap; by position.
 */
export async function listRunningItems(
  db: Database,
  { countryId, day, slotId }: { countryId: CountryId; day: string; slotId?: number },
): Promise<RunningItem[]> {
  const rows = await db
    .select({
      slotId: advertSlotItems.slotId,
      advertId: advertSlotItems.advertId,
      campaignId: advertSlotItems.campaignId,
      weight: advertSlotItems.weight,
      campaignTypeId: campaigns.campaignTypeId,
      zipRanges: campaigns.zipRanges,
      isPaused: campaigns.isPaused,
      isBlocked: advertisers.isBlocked,
      startsOn: campaigns.startsOn,
      endsOn: campaigns.endsOn,
      capImpressions: campaigns.capImpressions,
      capImpressionsPerDay: campaigns.capImpressionsPerDay,
      ...delivered(day),
    })
    .from(advertSlotItems)
    .innerJoin(advertSlots, eq(advertSlots.id, advertSlotItems.slotId))
    .innerJoin(adverts, eq(adverts.id, advertSlotItems.advertId))
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .innerJoin(campaigns, eq(campaigns.id, advertSlotItems.campaignId))
    .where(
      and(
        eq(advertSlots.countryId, countryId),
        eq(campaigns.countryId, countryId),
        eq(adverts.countryId, countryId),
        eq(adverts.state, 'approved'),
        eq(adverts.slotTypeId, advertSlots.slotTypeId),
        ...(slotId === undefined ? [] : [eq(advertSlotItems.slotId, slotId)]),
      ),
    )
    .orderBy(asc(advertSlotItems.position), asc(advertSlotItems.id));
  return rows.filter((row) => isServed(row, row, day));
}
