import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, Id, IsoTime, requiredText, shortText, WholeNumberText } from '../../fields/fields.ts';
import { PageHref } from '../../contents/page-block.ts';
import { NEWS_WRITERS } from '../../staff-access.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

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
  Title: v.string(),
  Text: v.string(),
  /** Both or neither. */
  Href: v.nullable(v.string()),
  LinkText: v.nullable(v.string()),
  IsDraft: v.boolean(),
  StartsAt: IsoTime,
  /** Null: until somebody ends it. */
  EndsAt: v.nullable(IsoTime),
  State: openPicklist(AnnouncementState),
  AuthorName: v.string(),
});
export type StaffAnnouncement = v.InferOutput<typeof StaffAnnouncement>;

export const staffPrompts = defineCall({
  id: 'staffPrompts',
  summary: 'Notes to visitors by place and period',
  method: 'GET',
  path: '/api/support/cms/hinweise',
  query: v.object({
    ...staffListQuery,
    country: v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), ''),
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
    Title: requiredText(80),
    Text: requiredText(400),
    Href: v.nullable(PageHref),
    LinkText: v.nullable(shortText(60)),
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
