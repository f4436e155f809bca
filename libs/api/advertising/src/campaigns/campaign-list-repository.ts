import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { type SQL, sql } from 'drizzle-orm';
import { advertDays, advertisers, campaigns } from '../adverts/schema';

type Query = CallRequest<typeof CALLS.staffCampaigns>['query'];

/** A campaign that ends within these days is listed as ending. */
const ENDING_DAYS = 14;

const searchText = sql`staff_words(${campaigns.name}, ${advertisers.name}, ${advertisers.company})`;
const impressions = (day: SQL) => sql`coalesce((select sum(${advertDays.impressions}) from ${advertDays}
  where ${advertDays.campaignId} = ${campaigns.id} and ${day}), 0)`;

/** The same rule as isServed, by which the rows' own state is computed. */
const runs = (today: string): SQL => sql`(not ${campaigns.isPaused} and not ${advertisers.isBlocked}
  and ${campaigns.startsOn} <= ${today}::date and (${campaigns.endsOn} is null or ${campaigns.endsOn} >= ${today}::date)
  and (${campaigns.capImpressions} is null or ${impressions(sql`true`)} < ${campaigns.capImpressions})
  and (${campaigns.capImpressionsPerDay} is null or ${impressions(sql`${advertDays.day} = ${today}::date`)} < ${campaigns.capImpressionsPerDay}))`;

const PHASES: Record<Query['phase'], (today: string) => SQL | undefined> = {
  '': () => undefined,
  running: runs,
  ending: (today) => sql`${runs(today)} and ${campaigns.endsOn} <= ${today}::date + ${ENDING_DAYS}::int`,
  coming: (today) => sql`${campaigns.startsOn} > ${today}::date`,
  ended: (today) => sql`${campaigns.endsOn} < ${today}::date`,
  paused: () => sql`${campaigns.isPaused}`,
};

export const CAMPAIGN_ROWS: StaffListRows<Query> = {
  id: campaigns.id,
  from: sql`${campaigns} join ${advertisers} on ${advertisers.id} = ${campaigns.advertiserId}`,
  where: ({ phase, country, search }, { clock }) => [
    PHASES[phase](siteDay(clock())),
    country === '' ? undefined : sql`${campaigns.countryId} = ${Number(country)}`,
    matchesText(searchText, search),
  ],
  sorts: {
    name: sql`${campaigns.name} collate "und-x-icu"`,
    advertiser: sql`${advertisers.name} collate "und-x-icu"`,
    starts: campaigns.startsOn,
    ends: campaigns.endsOn,
    delivered: impressions(sql`true`),
  } satisfies ListSorts<typeof STAFF_LISTS.staffCampaigns>,
  defaultSort: STAFF_LISTS.staffCampaigns.defaultSort,
};
