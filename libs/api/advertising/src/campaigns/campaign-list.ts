import { defineStaffList } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, CAMPAIGN_STATE_LABELS, type StaffCampaignRow } from '@heizplatz/contract';
import { COUNTRY_NAMES } from '../staff-adverts/advert-labels';
import { CAMPAIGN_ROWS } from './campaign-list-repository';
import { readCampaigns } from './campaign-repository';
import { presentCampaignRow } from './present-campaign';

type Query = CallRequest<typeof CALLS.staffCampaigns>['query'];

const zipsText = (ranges: StaffCampaignRow['ZipRanges']): string =>
  ranges.map(({ From, To }) => (From === To ? From : `${From}-${To}`)).join(' ');

/** /support/campaigns. */
export const campaignList = defineStaffList<Query, StaffCampaignRow>({
  call: CALLS.staffCampaigns,
  exportCall: CALLS.exportStaffCampaigns,
  fileName: 'kampagnen',
  ...CAMPAIGN_ROWS,
  read: async (db, ids, { clock }) => {
    const day = siteDay(clock());
    return (await readCampaigns(db, ids.map(Number), day)).map((campaign) => presentCampaignRow(campaign, day));
  },
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Kampagne', kind: 'text', value: ({ Name }) => Name },
    { title: 'Werbekunde', kind: 'text', value: ({ AdvertiserName }) => AdvertiserName },
    { title: 'Stand', kind: 'text', value: ({ State }) => CAMPAIGN_STATE_LABELS[State] },
    { title: 'Art', kind: 'text', value: ({ CampaignTypeId }) => (CampaignTypeId === 1 ? 'Vertrag' : 'Füller') },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Beginnt', kind: 'date', value: ({ StartsOn }) => StartsOn },
    { title: 'Endet', kind: 'date', value: ({ EndsOn }) => EndsOn },
    { title: 'Postleitzahlen', kind: 'text', value: ({ ZipRanges }) => zipsText(ZipRanges) || 'überall' },
    { title: 'Obergrenze', kind: 'number', value: ({ CapImpressions }) => CapImpressions },
    { title: 'Obergrenze je Tag', kind: 'number', value: ({ CapImpressionsPerDay }) => CapImpressionsPerDay },
    { title: 'Geliefert', kind: 'number', value: ({ Impressions }) => Impressions },
    { title: 'Ziel', kind: 'number', value: ({ TargetImpressions }) => TargetImpressions },
    { title: 'Klicks', kind: 'number', value: ({ Clicks }) => Clicks },
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
  ],
});
