import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffCampaignRow } from '@heizplatz/contract';
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
  ...CAMPAIGN_ROWS,
  read: async (db, ids, { clock }) => {
    const day = siteDay(clock());
    return (await readCampaigns(db, ids.map(Number), day)).map((campaign) => presentCampaignRow(campaign, day));
  },
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffCampaigns, {
    zips: ({ ZipRanges }: StaffCampaignRow) => zipsText(ZipRanges) || 'überall',
  }),
});
