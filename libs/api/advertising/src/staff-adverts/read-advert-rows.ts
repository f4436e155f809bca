import type { Database } from '@heizplatz/api-platform';
import { AdvertState, CountryId, SlotTypeId, type StaffAdvertRow } from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { advertDays, adverts, advertSlotItems, campaigns } from '../adverts/schema';

/** Figures of lists are of these days, today among them. */
export const FIGURE_DAYS = 30;

const ofDays = (today: string): SQL =>
  sql`${advertDays.advertId} = ${adverts.id} and ${advertDays.day} > ${today}::date - ${FIGURE_DAYS}::int`;

/** A table of one row: clicks for an impression; null without any. */
export const clickRate = (today: string): SQL =>
  sql`(select sum(${advertDays.clicks})::float / nullif(sum(${advertDays.impressions}), 0) from ${advertDays} where ${ofDays(today)})`;

/** A table of one row: the last day of its last campaign; null: none, or until further notice. */
export const advertEndsOn: SQL = sql`(select case when bool_or(${campaigns.endsOn} is null) then null else max(${campaigns.endsOn}) end
  from ${advertSlotItems} join ${campaigns} on ${campaigns.id} = ${advertSlotItems.campaignId}
  where ${advertSlotItems.advertId} = ${adverts.id})`;

const Found = v.object({
  ...{ id: v.number(), country_id: CountryId, name: v.string(), advertiser_name: v.string(), state: AdvertState },
  ...{ slot_type_id: SlotTypeId, slots: v.array(v.string()), ends_on: v.nullable(v.string()) },
  ...{ impressions: v.number(), clicks: v.number() },
});

/** Adverts of these ids with their figures of the last thirty days. */
export async function readAdvertRows(db: Database, ids: readonly number[], today: string): Promise<StaffAdvertRow[]> {
  const { rows } = await db.execute(sql`
    select adverts.id, adverts.country_id, adverts.name, advertisers.name as advertiser_name, adverts.state, adverts.slot_type_id,
      array(select distinct s.name from advert_slot_items i join advert_slots s on s.id = i.slot_id
        where i.advert_id = adverts.id order by s.name) as slots,
      ends.ends_on::text, coalesce(d.impressions, 0)::int as impressions, coalesce(d.clicks, 0)::int as clicks
    from ${adverts} join advertisers on advertisers.id = adverts.advertiser_id
      cross join lateral ${advertEndsOn} as ends (ends_on)
      cross join lateral (select sum(impressions) as impressions, sum(clicks) as clicks from ${advertDays} where ${ofDays(today)}) as d
    where adverts.id = any(${sql.param([...ids])}::int[])`);
  return v.parse(v.array(Found), rows).map((row) => ({
    Id: row.id,
    CountryId: row.country_id,
    Name: row.name,
    AdvertiserName: row.advertiser_name,
    State: row.state,
    SlotTypeId: row.slot_type_id,
    Slots: row.slots,
    EndsOn: row.ends_on,
    Impressions: row.impressions,
    Clicks: row.clicks,
  }));
}
