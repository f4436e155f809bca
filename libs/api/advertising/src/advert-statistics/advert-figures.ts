import { type Database, defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { type AdvertDay, CALLS } from '@heizplatz/contract';
import { type CountedObject, isKnown, listDailyStatistics } from './advert-day-repository';

/** Impressions and clicks of each of so many days up to one. */
export async function dailyMetrics(
  db: Database,
  what: CountedObject,
  period: { readonly day: string; readonly days: number },
): Promise<AdvertDay[]> {
  const rows = await listDailyStatistics(db, what, period);
  return rows.map(({ day, impressions, clicks }) => ({ Day: day, Impressions: impressions, Clicks: clicks }));
}

/** GET /api/support/werbung/zahlen/{of}/{id}. */
export const advertFigures = defineHandler(CALLS.advertFigures, async ({ params, query }, { db, clock }) => {
  if (!(await isKnown(db, params))) throw problem('NOT_FOUND');
  return { Days: await dailyMetrics(db, params, { day: siteDay(clock()), days: query.days }) };
});
