import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, Id, IsoDate, requiredText, WholeNumberText } from '../../fields/fields.ts';
import { ADVERT_READERS, AD_MANAGER } from '../../staff-access.ts';
import { campaignParts, StaffCampaign, StaffCampaignRow } from './staff-advert.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';

/** Marketing reads campaigns (product.md section 6). */

const filters = {
  /** ending: runs, and ends within fourteen days. */
  phase: v.optional(v.picklist(['', 'running', 'ending', 'coming', 'ended', 'paused']), ''),
  country: v.optional(v.picklist(['', '1', '2', '3']), ''),
};

export const staffCampaigns = defineCall({
  id: 'staffCampaigns',
  summary: 'Campaigns with what they delivered',
  method: 'GET',
  path: '/api/support/campaigns',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(StaffCampaignRow),
  access: ADVERT_READERS,
  csrf: false,
});

export const exportStaffCampaigns = defineCall({
  id: 'exportStaffCampaigns',
  summary: 'Campaigns as a file',
  method: 'GET',
  path: '/api/support/campaigns/ausgabe',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: ADVERT_READERS,
  csrf: false,
});

export const staffCampaign = defineCall({
  id: 'staffCampaign',
  summary: 'A campaign with its places and its rivals',
  method: 'GET',
  path: '/api/support/campaigns/:campaignId',
  params: v.object({ campaignId: v.pipe(WholeNumberText, Id) }),
  response: StaffCampaign,
  access: ADVERT_READERS,
  csrf: false,
});

/** VALIDATION: ADVERTISER_NXT, ENDS_BEFORE at EndsOn, ZIPCODE_INV at ZipRanges (no postcode of the country, or from above to). */
export const saveCampaign = defineCall({
  id: 'saveCampaign',
  summary: 'Adds a campaign or changes it',
  method: 'POST',
  path: '/api/support/campaigns/speichern',
  body: v.object({
    /** Null: a new one. */
    CampaignId: v.nullable(Id),
    Version: RowVersion,
    /** Counts for a new one alone. */
    CountryId,
    ...campaignParts,
  }),
  response: StaffCampaign,
  access: AD_MANAGER,
  csrf: true,
});

/** Nodes obey within a second. CONFLICT: it is paused, or runs, already. */
export const pauseCampaign = defineCall({
  id: 'pauseCampaign',
  summary: 'Pauses a campaign or lets it go on',
  method: 'POST',
  path: '/api/support/campaigns/pause',
  body: v.object({ CampaignId: Id, Version: RowVersion, Pauses: v.boolean(), Reason: requiredText(300) }),
  response: StaffCampaign,
  access: AD_MANAGER,
  csrf: true,
});

/** VALIDATION: ENDS_BEFORE, not after its end, or before today. CONFLICT: it has no end. */
export const extendCampaign = defineCall({
  id: 'extendCampaign',
  summary: 'Lets a campaign run longer',
  method: 'POST',
  path: '/api/support/campaigns/verlaengern',
  body: v.object({ CampaignId: Id, Version: RowVersion, EndsOn: IsoDate }),
  response: StaffCampaign,
  access: AD_MANAGER,
  csrf: true,
});
