import type { Database } from '@heizplatz/api-platform';
import { and, eq, sql } from 'drizzle-orm';
import { advertDays, advertFiles, advertisers, adverts } from './schema';

export type AdvertRow = typeof adverts.$inferSelect;

/** An approved advert of an advertiser that is not blocked. */
export async function findApprovedAdvert(db: Database, id: number): Promise<AdvertRow | undefined> {
  const [row] = await db
    .select({ advert: adverts })
    .from(adverts)
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .where(and(eq(adverts.id, id), eq(adverts.state, 'approved'), eq(advertisers.isBlocked, false)));
  return row?.advert;
}

export async function findAdvertFile(
  db: Database,
  name: string,
  kind: 'styles' | 'picture',
): Promise<typeof advertFiles.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(advertFiles)
    .where(and(eq(advertFiles.name, name), eq(advertFiles.kind, kind)));
  return row;
}

export interface ShownItem {
  readonly slotId: number;
  readonly campaignId: number;
  readonly advertId: number;
}

/** One more of a day. */
export async function addToDay(
  db: Database,
  item: ShownItem,
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
