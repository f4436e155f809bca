import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffCampaignRow } from '@heizplatz/contract';
import { type SQL, sql } from 'drizzle-orm';
import { advertDays, advertisers, campaigns } from '../adverts/schema';
import { CAMPAIGN_STATE_NAMES, COUNTRY_NAMES } from '../staff-adverts/advert-words';
import { presentCampaignRow } from './present-campaign';
import { readCampaigns } from './read-campaigns';

type Query = CallRequest<typeof CALLS.staffCampaigns>['query'];

/** A campaign that ends within these days is told of. */
const ENDING_DAYS = 14;

const words = sql`staff_words(${campaigns.name}, ${advertisers.name}, ${advertisers.company})`;
const seen = (day: SQL) => sql`coalesce((select sum(${advertDays.impressions}) from ${advertDays}
  where ${advertDays.campaignId} = ${campaigns.id} and ${day}), 0)`;

/** As isServed judges it; the rows' own state says it by that very rule. */
const runs = (today: string): SQL => sql`(not ${campaigns.isPaused} and not ${advertisers.isBlocked}
  and ${campaigns.startsOn} <= ${today}::date and (${campaigns.endsOn} is null or ${campaigns.endsOn} >= ${today}::date)
  and (${campaigns.capImpressions} is null or ${seen(sql`true`)} < ${campaigns.capImpressions})
  and (${campaigns.capImpressionsPerDay} is null or ${seen(sql`${advertDays.day} = ${today}::date`)} < ${campaigns.capImpressionsPerDay}))`;

const PHASES: Record<Query['phase'], (today: string) => SQL | undefined> = {
  '': () => undefined,
  running: runs,
  ending: (today) => sql`${runs(today)} and ${campaigns.endsOn} <= ${today}::date + ${ENDING_DAYS}::int`,
  coming: (today) => sql`${campaigns.startsOn} > ${today}::date`,
  ended: (today) => sql`${campaigns.endsOn} < ${today}::date`,
  paused: () => sql`${campaigns.isPaused}`,
};

const zipsText = (ranges: StaffCampaignRow['ZipRanges']): string =>
  ranges.map(({ From, To }) => (From === To ? From : `${From}-${To}`)).join(' ');

/** /support/campaigns. */
export const campaignList = defineStaffList<Query, StaffCampaignRow>({
  call: CALLS.staffCampaigns,
  exportCall: CALLS.exportStaffCampaigns,
  fileName: 'kampagnen',
  id: campaigns.id,
  from: sql`${campaigns} join ${advertisers} on ${advertisers.id} = ${campaigns.advertiserId}`,
  where: ({ phase, country, search }, { clock }) => [
    PHASES[phase](siteDay(clock())),
    country === '' ? undefined : sql`${campaigns.countryId} = ${Number(country)}`,
    wordsMatch(words, search),
  ],
  sorts: {
    name: sql`${campaigns.name} collate "und-x-icu"`,
    advertiser: sql`${advertisers.name} collate "und-x-icu"`,
    starts: campaigns.startsOn,
    ends: campaigns.endsOn,
    delivered: seen(sql`true`),
  },
  defaultSort: 'ends',
  read: async (db, ids, { clock }) => {
    const day = siteDay(clock());
    return (await readCampaigns(db, ids.map(Number), day)).map((campaign) => presentCampaignRow(campaign, day));
  },
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
    { title: 'Kampagne', kind: 'text', value: ({ Name }) => Name },
    { title: 'Werbekunde', kind: 'text', value: ({ AdvertiserName }) => AdvertiserName },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Art', kind: 'text', value: ({ CampaignTypeId }) => (CampaignTypeId === 1 ? 'Vertrag' : 'Füller') },
    { title: 'Zustand', kind: 'text', value: ({ State }) => CAMPAIGN_STATE_NAMES[State] },
    { title: 'Beginnt am', kind: 'date', value: ({ StartsOn }) => StartsOn },
    { title: 'Endet am', kind: 'date', value: ({ EndsOn }) => EndsOn },
    { title: 'Postleitzahlen', kind: 'text', value: ({ ZipRanges }) => zipsText(ZipRanges) },
    { title: 'Obergrenze', kind: 'number', value: ({ CapImpressions }) => CapImpressions },
    { title: 'Obergrenze je Tag', kind: 'number', value: ({ CapImpressionsPerDay }) => CapImpressionsPerDay },
    { title: 'Ziel', kind: 'number', value: ({ TargetImpressions }) => TargetImpressions },
    { title: 'Einblendungen', kind: 'number', value: ({ Impressions }) => Impressions },
    { title: 'Klicks', kind: 'number', value: ({ Clicks }) => Clicks },
  ],
});
