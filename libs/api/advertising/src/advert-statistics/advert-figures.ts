import { type Database, defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { type AdvertDay, CALLS } from '@heizplatz/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { advertDays, adverts, advertSlots, campaigns } from '../adverts/schema';

const Found = v.array(v.object({ day: v.string(), impressions: v.number(), clicks: v.number() }));

const TABLES = { advert: adverts, campaign: campaigns, slot: advertSlots } as const;
const COLUMNS = { advert: advertDays.advertId, campaign: advertDays.campaignId, slot: advertDays.slotId } as const;
export type FiguresOf = keyof typeof TABLES;

/** What was seen and followed on each of so many days up to one; days without anything are there too. */
export async function dailyFigures(
  db: Database,
  what: { readonly of: FiguresOf; readonly id: number },
  { day, days }: { readonly day: string; readonly days: number },
): Promise<AdvertDay[]> {
  const isIts: SQL = eq(COLUMNS[what.of], what.id);
  const { rows } = await db.execute(sql`
    select one.day::date::text as day, coalesce(sum(${advertDays.impressions}), 0)::int as impressions,
      coalesce(sum(${advertDays.clicks}), 0)::int as clicks
    from generate_series(${day}::date - ${days - 1}::int, ${day}::date, '1 day') as one (day)
      left join ${advertDays} on ${advertDays.day} = one.day::date and ${isIts}
    group by one.day order by one.day`);
  return v.parse(Found, rows).map((row) => ({ Day: row.day, Impressions: row.impressions, Clicks: row.clicks }));
}

/** GET /api/support/werbung/zahlen/{of}/{id}. */
export const advertFigures = defineHandler(CALLS.advertFigures, async ({ params, query }, { db, clock }) => {
  const table = TABLES[params.of];
  const [known] = await db.select({ id: table.id }).from(table).where(eq(table.id, params.id));
  if (!known) throw problem('NOT_FOUND');
  return { Days: await dailyFigures(db, params, { day: siteDay(clock()), days: query.days }) };
});
