import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { COUNTRY_OPTIONS, CountryId, Id, IsoDate, requiredText, WholeNumberText } from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { ADVERT_READERS, AD_MANAGER } from '../../staff-access.ts';
import { campaignParts, StaffCampaign, StaffCampaignRow } from './staff-advert.ts';
import { CAMPAIGN_STATE_LABELS, CAMPAIGN_TYPE_LABELS } from '../labels.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';

/** Marketing reads campaigns (rule ROLE-03). */

const filters = {
  /** A state of the period (rule ADVERT-04); ending: runs, and ends within fourteen days. */
  phase: v.optional(v.picklist(['', 'running', 'ending', 'coming', 'ended', 'paused']), ''),
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
};

export const CAMPAIGN_LIST = {
  label: 'Kampagnen',
  fileName: 'kampagnen',
  columns: {
    name: { label: 'Kampagne', kind: 'text', field: 'Name', sort: 'name' },
    advertiser: { label: 'Werbekunde', kind: 'text', field: 'AdvertiserName', sort: 'advertiser' },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: CAMPAIGN_STATE_LABELS },
    type: { label: 'Art', kind: 'code', field: 'CampaignTypeId', labels: CAMPAIGN_TYPE_LABELS },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    starts: { label: 'Beginnt', kind: 'date', field: 'StartsOn', sort: 'starts' },
    ends: { label: 'Endet', kind: 'date', field: 'EndsOn', sort: 'ends' },
    zips: { label: 'Postleitzahlen', kind: 'text' },
    cap: { label: 'Obergrenze', kind: 'number', field: 'CapImpressions' },
    capPerDay: { label: 'Obergrenze je Tag', kind: 'number', field: 'CapImpressionsPerDay' },
    delivered: { label: 'Geliefert', kind: 'number', field: 'Impressions', sort: 'delivered' },
    target: { label: 'Ziel', kind: 'number', field: 'TargetImpressions' },
    clicks: { label: 'Klicks', kind: 'number', field: 'Clicks' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  defaultSort: 'ends',
  searchHint: 'Kampagne, Werbekunde',
  filters: {
    phase: {
      label: 'Stand',
      labels: {
        running: 'läuft',
        ending: 'endet in 14 Tagen',
        coming: 'beginnt noch',
        paused: 'pausiert',
        ended: 'beendet',
      },
    },
    country: { label: 'Land', kind: 'country' },
  },
} as const satisfies ListDeclaration<StaffCampaignRow>;

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
  body: v.object({
    CampaignId: Id,
    Version: RowVersion,
    Pauses: v.boolean(),
    Reason: impersonal('business', requiredText(300)),
  }),
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
