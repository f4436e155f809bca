import type { Database } from '@heizplatz/api-platform';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { advertDays, adverts, advertSlots, campaigns } from '../adverts/schema';

const DailyStatistics = v.array(v.object({ day: v.string(), impressions: v.number(), clicks: v.number() }));
export type DailyStatistics = v.InferOutput<typeof DailyStatistics>;

const TABLES = { advert: adverts, campaign: campaigns, slot: advertSlots } as const;
const COLUMNS = { advert: advertDays.advertId, campaign: advertDays.campaignId, slot: advertDays.slotId } as const;

/** What is counted: an advert, a campaign or a slot. */
export interface CountedObject {
  readonly of: keyof typeof TABLES;
  readonly id: number;
}

export async function isKnown(db: Database, { of, id }: CountedObject): Promise<boolean> {
  const table = TABLES[of];
  const [known] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return known !== undefined;
}

/** Impressions and clicks of each of so many days up to one; days without any are zero. */
export async function listDailyStatistics(
  db: Database,
  { of, id }: CountedObject,
  { day, days }: { readonly day: string; readonly days: number },
): Promise<DailyStatistics> {
  const isIts: SQL = eq(COLUMNS[of], id);
  const { rows } = await db.execute(sql`
    select one.day::date::text as day, coalesce(sum(${advertDays.impressions}), 0)::int as impressions,
      coalesce(sum(${advertDays.clicks}), 0)::int as clicks
    from generate_series(${day}::date - ${days - 1}::int, ${day}::date, '1 day') as one (day)
      left join ${advertDays} on ${advertDays.day} = one.day::date and ${isIts}
    group by one.day order by one.day`);
  return v.parse(DailyStatistics, rows);
}

export interface CountedItem {
  readonly slotId: number;
  readonly campaignId: number;
  readonly advertId: number;
}

/** One more of a day. */
export async function addToDay(
  db: Database,
  item: CountedItem,
  { day, counted }: { day: string; counted: 'impressions' | 'clicks' },
): Promise<void> {
  const { campaignId, slotId, advertId } = advertDays;
  await db
    .insert(advertDays)
    .values({ ...item, day, [counted]: 1 })
    .onConflictDoUpdate({
      target: [campaignId, advertDays.day, slotId, advertId],
      set: { [counted]: sql`${advertDays[counted]} + 1` },
    });
}
