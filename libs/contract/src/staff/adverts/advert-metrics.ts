import { PARTNER_ROLES } from '@heizplatz/identity';
import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import type { Access } from '../../access.ts';
import { defineCall } from '../../call.ts';
import { SlotTypeId } from '../../contents/adverts.ts';
import { BusinessText, CountryId, Id, IsoDate, WholeNumberText } from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { ADVERT_READERS } from '../../staff-access.ts';
import { AdvertState } from './staff-advert.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { ADVERT_SIZE_LABELS, ADVERT_STATE_LABELS } from '../labels.ts';

/** Each sees the adverts of its own advertisers alone. */
const PARTNERS: Access = { kind: 'roles', anyOf: PARTNER_ROLES };

export const AdvertDay = v.object({ Day: IsoDate, Impressions: v.number(), Clicks: v.number() });
export type AdvertDay = v.InferOutput<typeof AdvertDay>;

/** Days of a period, each of them, at most a year; the last is today unless named. */
const period = {
  days: v.optional(v.pipe(WholeNumberText, v.picklist([7, 30, 90, 365])), '30'),
};
const DaysResponse = v.object({ Days: v.array(AdvertDay) });

/** Of one of them; 404 when it is not there. */
export const advertFigures = defineCall({
  id: 'advertFigures',
  summary: 'Impressions and clicks per day of an advert, a campaign or a slot',
  method: 'GET',
  path: '/api/support/werbung/zahlen/:of/:id',
  params: v.object({ of: v.picklist(['advert', 'campaign', 'slot']), id: v.pipe(WholeNumberText, Id) }),
  query: v.object(period),
  response: DaysResponse,
  access: ADVERT_READERS,
  csrf: false,
});

export const PartnerAdvertRow = v.object({
  Id,
  CountryId,
  Name: BusinessText,
  AdvertiserName: BusinessText,
  State: openPicklist(AdvertState),
  SlotTypeId,
  EndsOn: v.nullable(IsoDate),
  /** Of the last thirty days. */
  Impressions: v.number(),
  Clicks: v.number(),
});
export type PartnerAdvertRow = v.InferOutput<typeof PartnerAdvertRow>;

export const PARTNER_ADVERT_LIST = {
  label: 'Meine Anzeigen',
  fileName: 'meine-anzeigen',
  columns: {
    name: { label: 'Anzeige', kind: 'text', field: 'Name', sort: 'name' },
    state: { label: 'Zustand', kind: 'code', field: 'State', labels: ADVERT_STATE_LABELS, sort: 'state' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    size: { label: 'Größe', kind: 'code', field: 'SlotTypeId', labels: ADVERT_SIZE_LABELS },
    ends: { label: 'Endet', kind: 'date', field: 'EndsOn' },
    impressions: { label: 'Einblendungen', kind: 'number', field: 'Impressions' },
    clicks: { label: 'Klicks', kind: 'number', field: 'Clicks' },
    rate: { label: 'Klickrate', unit: '%', kind: 'number' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  defaultSort: 'name',
  filters: {},
} as const satisfies ListDeclaration<PartnerAdvertRow>;

export const partnerAdverts = defineCall({
  id: 'partnerAdverts',
  summary: 'The adverts of the caller’s own advertisers',
  method: 'GET',
  path: '/api/support/werbepartner',
  query: v.object(staffListQuery),
  response: staffListResponse(PartnerAdvertRow),
  access: PARTNERS,
  csrf: false,
});

export const exportPartnerAdverts = defineCall({
  id: 'exportPartnerAdverts',
  summary: 'The same as a file',
  method: 'GET',
  path: '/api/support/werbepartner/ausgabe',
  query: v.object(staffExportQuery),
  response: impersonal('business', v.unknown()),
  fileResponse: true,
  access: PARTNERS,
  csrf: false,
});

/** 404: it is not there, or somebody else's. */
export const partnerFigures = defineCall({
  id: 'partnerFigures',
  summary: 'Impressions and clicks per day of an advert of one’s own',
  method: 'GET',
  path: '/api/support/werbepartner/:advertId',
  params: v.object({ advertId: v.pipe(WholeNumberText, Id) }),
  query: v.object(period),
  response: v.object({ Advert: PartnerAdvertRow, Days: v.array(AdvertDay) }),
  access: PARTNERS,
  csrf: false,
});
