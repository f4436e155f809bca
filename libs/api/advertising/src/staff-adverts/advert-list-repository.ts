import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { type Database, siteDay } from '@heizplatz/api-platform';
import {
  AdvertState,
  type CALLS,
  type CallRequest,
  CountryId,
  SlotTypeId,
  STAFF_LISTS,
  type StaffAdvertRow,
} from '@heizplatz/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { advertDays, advertisers, adverts, advertSlotItems, campaigns } from '../adverts/schema';

/** List statistics cover this number of days, including today. */
const METRIC_DAYS = 30;

const ofDays = (today: string): SQL =>
  sql`${advertDays.advertId} = ${adverts.id} and ${advertDays.day} > ${today}::date - ${METRIC_DAYS}::int`;

/** A table of one row: clicks for an impression; null without any. */
const clickRate = (today: string): SQL =>
  sql`(select sum(${advertDays.clicks})::float / nullif(sum(${advertDays.impressions}), 0) from ${advertDays} where ${ofDays(today)})`;

/** A table of one row: the last day of its last campaign; null: none, or until further notice. */
const advertEndsOn: SQL = sql`(select case when bool_or(${campaigns.endsOn} is null) then null else max(${campaigns.endsOn}) end
  from ${advertSlotItems} join ${campaigns} on ${campaigns.id} = ${advertSlotItems.campaignId}
  where ${advertSlotItems.advertId} = ${adverts.id})`;

const Match = v.object({
  ...{ id: v.number(), country_id: CountryId, name: v.string(), advertiser_name: v.string(), state: AdvertState },
  ...{ slot_type_id: SlotTypeId, slots: v.array(v.string()), ends_on: v.nullable(v.string()) },
  ...{ impressions: v.number(), clicks: v.number() },
});

/** Adverts of these ids with their statistics of the last thirty days. */
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
  return v.parse(v.array(Match), rows).map((row) => ({
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

/** Some thousand rows at most: read whole, no index would be used. */
const searchText = sql`staff_words(${adverts.name}, ${advertisers.name}, ${advertisers.company})`;

export const ADVERT_ROWS: StaffListRows<CallRequest<typeof CALLS.staffAdverts>['query']> = {
  id: adverts.id,
  from: ({ clock }) => sql`${adverts} join ${advertisers} on ${advertisers.id} = ${adverts.advertiserId}
    cross join lateral ${clickRate(siteDay(clock()))} as figures (rate)
    cross join lateral ${advertEndsOn} as ends (ends_on)`,
  where: ({ advertiser, state, country, search }) => [
    advertiser === '' ? undefined : eq(adverts.advertiserId, Number(advertiser)),
    state === '' ? undefined : eq(adverts.state, state),
    country === '' ? undefined : sql`${adverts.countryId} = ${Number(country)}`,
    matchesText(searchText, search),
  ],
  sorts: {
    name: sql`${adverts.name} collate "und-x-icu"`,
    advertiser: sql`${advertisers.name} collate "und-x-icu"`,
    state: adverts.state,
    ends: sql`ends.ends_on`,
    rate: sql`coalesce(figures.rate, -1)`,
    changed: adverts.updatedAt,
  } satisfies ListSorts<typeof STAFF_LISTS.staffAdverts>,
  defaultSort: STAFF_LISTS.staffAdverts.defaultSort,
};
