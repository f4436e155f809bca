import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { SlotTypeId } from '../../contents/adverts.ts';
import {
  BusinessText,
  CodeText,
  ContentText,
  CountryId,
  EmailAddress,
  Id,
  IsoDate,
  Reference,
  WholeNumberText,
  requiredText,
  shortText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import { UploadedFile } from '../../orders/placed-order.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { AD_MANAGER } from '../../staff-access.ts';
import { AdvertAction, advertParts, AdvertState, StaffAdvert } from './staff-advert.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { ADVERT_SIZE_LABELS, ADVERT_STATE_LABELS } from '../labels.ts';

const ofAdvert = v.object({ advertId: v.pipe(WholeNumberText, Id) });

const filters = {
  /** An advertiser's id. */
  advertiser: v.optional(v.pipe(v.string(), v.regex(/^(|[1-9]\d{0,8})$/, 'NOT_A_NUMBER')), ''),
  state: v.optional(v.union([v.literal(''), AdvertState]), ''),
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
};

/** Statistics are of the last thirty days. */
export const StaffAdvertRow = v.object({
  Id,
  CountryId,
  Name: BusinessText,
  AdvertiserName: BusinessText,
  State: openPicklist(AdvertState),
  SlotTypeId,
  Slots: v.array(BusinessText),
  /** Of its last campaign; null: none, or until further notice. */
  EndsOn: v.nullable(IsoDate),
  Impressions: v.number(),
  Clicks: v.number(),
});
export type StaffAdvertRow = v.InferOutput<typeof StaffAdvertRow>;

export const ADVERT_LIST = {
  label: 'Anzeigen',
  fileName: 'anzeigen',
  columns: {
    name: { label: 'Anzeige', kind: 'text', field: 'Name', sort: 'name' },
    advertiser: { label: 'Werbekunde', kind: 'text', field: 'AdvertiserName', sort: 'advertiser' },
    state: { label: 'Zustand', kind: 'code', field: 'State', labels: ADVERT_STATE_LABELS, sort: 'state' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    size: { label: 'Größe', kind: 'code', field: 'SlotTypeId', labels: ADVERT_SIZE_LABELS },
    slots: { label: 'Plätze', kind: 'text' },
    ends: { label: 'Endet', kind: 'date', field: 'EndsOn', sort: 'ends' },
    impressions: { label: 'Einblendungen', kind: 'number', field: 'Impressions' },
    rate: { label: 'Klickrate', unit: '%', kind: 'number', sort: 'rate' },
    clicks: { label: 'Klicks', kind: 'number', field: 'Clicks' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  furtherSorts: ['changed'],
  defaultSort: '-changed',
  searchHint: 'Anzeige, Werbekunde',
  filters: {
    advertiser: { label: 'Werbekunde' },
    state: { label: 'Zustand', labels: ADVERT_STATE_LABELS },
    country: { label: 'Land', kind: 'country' },
  },
} as const satisfies ListDeclaration<StaffAdvertRow>;

export const staffAdverts = defineCall({
  id: 'staffAdverts',
  summary: 'Adverts with their figures',
  method: 'GET',
  path: '/api/support/adverts',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(StaffAdvertRow),
  access: AD_MANAGER,
  csrf: false,
});

export const exportStaffAdverts = defineCall({
  id: 'exportStaffAdverts',
  summary: 'Adverts as a file',
  method: 'GET',
  path: '/api/support/adverts/ausgabe',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: AD_MANAGER,
  csrf: false,
});

export const staffAdvert = defineCall({
  id: 'staffAdvert',
  summary: 'An advert with markup, style sheet and places',
  method: 'GET',
  path: '/api/support/adverts/:advertId',
  params: ofAdvert,
  response: StaffAdvert,
  access: AD_MANAGER,
  csrf: false,
});

/**
 * A new one is a draft. When displayed content changes (markup, style sheet, landing address, on whose behalf, why,
 * size), it is submitted again and is not displayed until it is approved. VALIDATION: ADVERTISER_NXT, LANDING_INV, or
 * the first error of the style sheet at body.Styles.
 */
export const saveAdvert = defineCall({
  id: 'saveAdvert',
  summary: 'Adds an advert or changes it',
  method: 'POST',
  path: '/api/support/adverts/speichern',
  body: v.object({
    /** Null: a new one. */
    AdvertId: v.nullable(Id),
    Version: RowVersion,
    /** Counts for a new one alone. */
    CountryId,
    ...advertParts,
  }),
  response: StaffAdvert,
  access: AD_MANAGER,
  csrf: true,
});

/**
 * The result for markup and style sheet, without saving them as an advert. Errors name the refused parts of the style
 * sheet.
 */
export const previewAdvert = defineCall({
  id: 'previewAdvert',
  summary: 'Markup and style sheet as they would be served',
  method: 'POST',
  path: '/api/support/adverts/vorschau',
  body: v.object({ Html: advertParts.Html, Styles: advertParts.Styles, LandingUrl: advertParts.LandingUrl }),
  response: v.object({
    Html: ContentText,
    StylesFileName: Reference,
    Errors: v.array(v.object({ Code: CodeText, At: CodeText })),
  }),
  access: AD_MANAGER,
  csrf: true,
});

/** submit, approve, pause, resume, archive; CONFLICT: not out of this state. Nodes obey within a second. */
export const setAdvertState = defineCall({
  id: 'setAdvertState',
  summary: 'Submits, approves, pauses, resumes or archives an advert',
  method: 'POST',
  path: '/api/support/adverts/zustand',
  body: v.object({
    AdvertId: Id,
    Version: RowVersion,
    Act: AdvertAction,
  }),
  response: StaffAdvert,
  access: AD_MANAGER,
  csrf: true,
});

/** A draft of the same content, in this or another country; it stands nowhere. */
export const duplicateAdvert = defineCall({
  id: 'duplicateAdvert',
  summary: 'Copies an advert',
  method: 'POST',
  path: '/api/support/adverts/duplizieren',
  body: v.object({ AdvertId: Id, CountryId }),
  response: StaffAdvert,
  access: AD_MANAGER,
  csrf: true,
});

/** PNG, JPEG or WebP by its content; Path is what markup and style sheet may name. */
export const uploadAdvertPicture = defineCall({
  id: 'uploadAdvertPicture',
  summary: 'Keeps a picture for adverts',
  method: 'POST',
  path: '/api/support/adverts/bild',
  body: v.object({ File: UploadedFile }),
  response: v.object({ Path: Reference }),
  access: AD_MANAGER,
  csrf: true,
  bodyLimitBytes: 8 * 1024 * 1024,
});

const advertiserParts = {
  Name: impersonal('business', requiredText(120)),
  Company: impersonal('business', requiredText(160)),
  Address: impersonal('business', requiredText(200)),
  ContactName: impersonal('business', requiredText(120)),
  EmailAddress,
  Website: v.pipe(v.string(), v.trim(), v.maxLength(200, 'TOO_LONG'), v.regex(/^https:\/\/[^\s/@]+\/?$/, 'URL_INV')),
  /** Nothing of a blocked advertiser is displayed. */
  IsBlocked: v.boolean(),
  /** E-mail of the account that may read its statistics; empty: none. */
  PartnerEmail: impersonal('business', shortText(254)),
};

export const StaffAdvertiser = v.object({ Id, Version: RowVersion, ...advertiserParts });
export type StaffAdvertiser = v.InferOutput<typeof StaffAdvertiser>;

/** All of them, by name. */
export const staffAdvertisers = defineCall({
  id: 'staffAdvertisers',
  summary: 'Who books adverts',
  method: 'GET',
  path: '/api/support/werbekunden',
  response: v.array(StaffAdvertiser),
  access: AD_MANAGER,
  csrf: false,
});

/** VALIDATION: ADVERTISER_TAKEN at Name, ACCOUNT_NXT at PartnerEmail (no account of an advertising partner). */
export const saveAdvertiser = defineCall({
  id: 'saveAdvertiser',
  summary: 'Adds an advertiser or changes it',
  method: 'POST',
  path: '/api/support/werbekunden/speichern',
  body: v.object({ AdvertiserId: v.nullable(Id), Version: RowVersion, ...advertiserParts }),
  response: StaffAdvertiser,
  access: AD_MANAGER,
  csrf: true,
});
