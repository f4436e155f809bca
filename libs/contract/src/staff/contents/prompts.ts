import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  ContentText,
  CountryId,
  Id,
  IsoTime,
  StaffText,
  WholeNumberText,
  requiredText,
  shortText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import { PageHref } from '../../contents/page-block.ts';
import { NEWS_WRITERS } from '../../staff-access.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { ANNOUNCEMENT_PLACE_LABELS, ANNOUNCEMENT_STATE_LABELS } from '../labels.ts';

/** The places of the site that show prompts: home page, /info-center, /news. */
export const ANNOUNCEMENT_PLACES = ['home', 'info-center', 'news'] as const;
export const AnnouncementPlace = v.picklist(ANNOUNCEMENT_PLACES, 'PLACE_INV');
export type AnnouncementPlace = v.InferOutput<typeof AnnouncementPlace>;
export const AnnouncementTone = v.picklist(['info', 'good', 'warn'], 'TONE_INV');

/** draft: not displayed to anyone; coming, running, over: by its period. */
export const AnnouncementState = v.picklist(['draft', 'coming', 'running', 'over']);
export type AnnouncementState = v.InferOutput<typeof AnnouncementState>;

export const StaffAnnouncement = v.object({
  Id,
  Version: Id,
  CountryId,
  Place: openPicklist(AnnouncementPlace),
  Tone: openPicklist(AnnouncementTone),
  Title: ContentText,
  Text: ContentText,
  /** Both or neither. */
  Href: v.nullable(ContentText),
  LinkText: v.nullable(ContentText),
  IsDraft: v.boolean(),
  StartsAt: IsoTime,
  /** Null: until somebody ends it. */
  EndsAt: v.nullable(IsoTime),
  State: openPicklist(AnnouncementState),
  AuthorName: StaffText,
});
export type StaffAnnouncement = v.InferOutput<typeof StaffAnnouncement>;

export const ANNOUNCEMENT_LIST = {
  label: 'Hinweise',
  fileName: 'hinweise',
  columns: {
    title: { label: 'Titel', kind: 'text', field: 'Title', sort: 'title' },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: ANNOUNCEMENT_STATE_LABELS },
    place: { label: 'Ort', kind: 'code', field: 'Place', labels: ANNOUNCEMENT_PLACE_LABELS },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    starts: { label: 'Von', kind: 'time', field: 'StartsAt', sort: 'starts' },
    ends: { label: 'Bis', kind: 'time', field: 'EndsAt', sort: 'ends' },
    author: { label: 'Von wem', kind: 'text', field: 'AuthorName', isPersonal: true },
    text: { label: 'Text', kind: 'text', field: 'Text' },
    address: { label: 'Adresse', kind: 'text', field: 'Href' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  defaultSort: '-starts',
  searchHint: 'Titel, Text',
  filters: {
    country: { label: 'Land', kind: 'country' },
    place: { label: 'Ort', labels: ANNOUNCEMENT_PLACE_LABELS },
    state: { label: 'Stand', labels: ANNOUNCEMENT_STATE_LABELS },
  },
} as const satisfies ListDeclaration<StaffAnnouncement>;

export const staffPrompts = defineCall({
  id: 'staffPrompts',
  summary: 'Notes to visitors by place and period',
  method: 'GET',
  path: '/api/support/cms/hinweise',
  query: v.object({
    ...staffListQuery,
    country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), ''),
    place: v.optional(v.picklist(['', ...ANNOUNCEMENT_PLACES], 'PLACE_INV'), ''),
    state: v.optional(v.picklist(['', 'draft', 'coming', 'running', 'over'], 'STATE_INV'), ''),
  }),
  response: staffListResponse(StaffAnnouncement),
  access: NEWS_WRITERS,
  csrf: false,
});

export const exportStaffPrompts = getListFile(staffPrompts, 'exportStaffPrompts');

export const staffPrompt = defineCall({
  id: 'staffPrompt',
  summary: 'A note to visitors',
  method: 'GET',
  path: '/api/support/cms/hinweise/:promptId',
  params: v.object({ promptId: v.pipe(WholeNumberText, Id) }),
  response: StaffAnnouncement,
  access: NEWS_WRITERS,
  csrf: false,
});

/** PromptId null: a new one. VALIDATION: LINK_PAIR (Href and LinkText), PERIOD_INV (EndsAt), SHARP_S (ß in Switzerland). */
export const savePrompt = defineCall({
  id: 'savePrompt',
  summary: 'Saves a note to visitors',
  method: 'POST',
  path: '/api/support/cms/hinweise/speichern',
  body: v.object({
    PromptId: v.nullable(Id),
    Version: Id,
    CountryId,
    Place: AnnouncementPlace,
    Tone: AnnouncementTone,
    Title: impersonal('content', requiredText(80)),
    Text: impersonal('content', requiredText(400)),
    Href: v.nullable(PageHref),
    LinkText: v.nullable(impersonal('content', shortText(60))),
    IsDraft: v.boolean(),
    StartsAt: IsoTime,
    EndsAt: v.nullable(IsoTime),
  }),
  response: StaffAnnouncement,
  access: NEWS_WRITERS,
  csrf: true,
});

export const removePrompt = defineCall({
  id: 'removePrompt',
  summary: 'Removes a note to visitors',
  method: 'POST',
  path: '/api/support/cms/hinweise/loeschen',
  body: v.object({ PromptId: Id, Version: Id }),
  response: v.object({ IsSuccess: v.boolean() }),
  access: NEWS_WRITERS,
  csrf: true,
});
