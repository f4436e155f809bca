import type { Database } from '@heizplatz/api-platform';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Delivered } from '../adverts/is-served';
import { advertDays, advertisers, campaigns } from '../adverts/schema';

type CampaignRow = typeof campaigns.$inferSelect;

/** A campaign with its advertiser and what it delivered. */
export interface ReadCampaign extends CampaignRow, Delivered {
  readonly advertiserName: string;
  readonly isBlocked: boolean;
  readonly clicks: number;
}

const sumOf = (column: SQL, day?: string): SQL<number> =>
  sql<number>`coalesce((select sum(${column}) from ${advertDays} where ${advertDays.campaignId} = ${campaigns.id}${
    day === undefined ? sql`` : sql` and ${advertDays.day} = ${day}`
  }), 0)::int`;

async function read(db: Database, condition: SQL | undefined, day: string): Promise<ReadCampaign[]> {
  const rows = await db
    .select({
      campaign: campaigns,
      advertiserName: advertisers.name,
      isBlocked: advertisers.isBlocked,
      impressions: sumOf(sql`${advertDays.impressions}`),
      impressionsToday: sumOf(sql`${advertDays.impressions}`, day),
      clicks: sumOf(sql`${advertDays.clicks}`),
    })
    .from(campaigns)
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(condition);
  return rows.map(({ campaign, ...rest }) => ({ ...campaign, ...rest }));
}

export const readCampaigns = (db: Database, ids: readonly number[], day: string): Promise<ReadCampaign[]> =>
  ids.length === 0 ? Promise.resolve([]) : read(db, inArray(campaigns.id, [...ids]), day);

/** Undefined: there is none. */
export async function readCampaign(db: Database, id: number, day: string): Promise<ReadCampaign | undefined> {
  const [row] = await read(db, and(eq(campaigns.id, id)), day);
  return row;
}
