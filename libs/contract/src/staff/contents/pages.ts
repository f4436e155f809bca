import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { ContentKind } from '../../contents/content.ts';
import { ContentText, CountryId, Id, IsoTime, Reference, StaffText, COUNTRY_OPTIONS } from '../../fields/fields.ts';
import { MediaKey } from './media.ts';
import { EDITORS } from '../../staff-access.ts';
import { EditedBlocks, ofPage, PagePath, PageState, pageLabels, ReleaseAction, StaffPage } from './staff-content.ts';
import { ANNOUNCEMENT_PLACES, AnnouncementState } from './prompts.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { PAGE_KIND_LABELS, PAGE_STATE_LABELS } from '../labels.ts';

const StaffPageRow = v.object({
  Id,
  CountryId,
  Kind: openPicklist(ContentKind),
  Path: Reference,
  /** Pages above it: 0 for '/hilfe', 1 for '/info-center/lager'. */
  Depth: v.number(),
  Title: ContentText,
  State: openPicklist(PageState),
  /** Visitors see an older version of it. */
  IsShown: v.boolean(),
  Author: StaffText,
  ChangedAt: IsoTime,
  GoesLiveAt: v.nullable(IsoTime),
  MissingIn: v.array(CountryId),
});

export const PAGE_LIST = {
  label: 'Seiten',
  fileName: 'seiten',
  columns: {
    title: { label: 'Seite', kind: 'text', field: 'Title', sort: 'path' },
    path: { label: 'Adresse', kind: 'text', field: 'Path' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    kind: { label: 'Art', kind: 'code', field: 'Kind', labels: PAGE_KIND_LABELS },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: PAGE_STATE_LABELS },
    shown: { label: 'Zu sehen', kind: 'boolean', field: 'IsShown' },
    author: { label: 'Zuletzt von', kind: 'text', field: 'Author', isPersonal: true },
    changed: { label: 'Geändert', kind: 'time', field: 'ChangedAt', sort: 'changed' },
    live: { label: 'Zu sehen ab', kind: 'time', field: 'GoesLiveAt', sort: 'live' },
    missing: { label: 'Fehlt in', kind: 'text' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  furtherSorts: ['title'],
  defaultSort: 'path',
  searchHint: 'Titel oder Adresse',
  filters: {
    country: { label: 'Land', kind: 'country' },
    kind: { label: 'Art', labels: PAGE_KIND_LABELS },
    state: { label: 'Stand', labels: { ...PAGE_STATE_LABELS, archived: 'archiviert' } },
    missing: { label: 'Fehlt in', kind: 'country', all: 'egal' },
    mine: { label: 'Von', labels: { '1': 'mir' }, all: 'allen' },
  },
} as const satisfies ListDeclaration<v.InferOutput<typeof StaffPageRow>>;

/** Pages of all countries but news. */
export const staffPages = defineCall({
  id: 'staffPages',
  summary: 'Pages of the content system as editors see them',
  method: 'GET',
  path: '/api/support/cms/seiten',
  query: v.object({
    ...staffListQuery,
    country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), ''),
    kind: v.optional(v.union([v.literal(''), ContentKind]), ''),
    /** archived: those that were set aside, which no other choice lists. */
    state: v.optional(v.union([v.literal(''), PageState, v.literal('archived')]), ''),
    /** Pages that this country does not have. */
    missing: v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), ''),
    /** '1': those whose newest version is one's own. */
    mine: v.optional(v.picklist(['', '1']), ''),
  }),
  response: staffListResponse(StaffPageRow),
  access: EDITORS,
  csrf: false,
});

export const exportStaffPages = getListFile(staffPages, 'exportStaffPages');

export const staffPage = defineCall({
  id: 'staffPage',
  summary: 'A page with its versions',
  method: 'GET',
  path: '/api/support/cms/seiten/:pageId',
  params: ofPage,
  response: StaffPage,
  access: EDITORS,
  csrf: false,
});

/**
 * A page that was live retains its old address, which redirects to the new one. PATH_TAKEN: another page has it;
 * PATH_OWNED: it belongs to no page, the detail names its owner; PATH_FIXED: it cannot be moved. VERSION_CONFLICT
 * contains the current page.
 */
export const savePage = defineCall({
  id: 'savePage',
  summary: 'Adds a page as a draft, or changes its address and words',
  method: 'POST',
  path: '/api/support/cms/seiten/speichern',
  body: v.object({
    /** Null: a new one. */
    PageId: v.nullable(Id),
    Version: RowVersion,
    /** Country and kind count for a new one alone. */
    CountryId,
    Kind: ContentKind,
    ...pageLabels,
    /** Null: none; left out: as it was. MEDIA_NXT: the library does not have it. */
    PictureKey: v.optional(v.nullable(MediaKey)),
  }),
  response: StaffPage,
  access: EDITORS,
  csrf: true,
});

/**
 * News articles too. VERSION_CONFLICT has the page as it is now. An autosave changes the caller's own autosaved draft,
 * and adds a version behind any other; the next save of the same editor makes it a draft of its own right.
 */
export const savePageBlocks = defineCall({
  id: 'savePageBlocks',
  summary: 'Changes what a page is made of',
  method: 'POST',
  path: '/api/support/cms/seiten/inhalt',
  body: v.object({
    PageId: Id,
    Version: RowVersion,
    Blocks: EditedBlocks,
    /** Saved by the editor's screen, not by the editor. */
    IsAutosave: v.optional(v.boolean(), false),
  }),
  response: StaffPage,
  access: EDITORS,
  csrf: true,
});

/**
 * archive: lists leave out a page that nobody sees; unarchive: it is listed again. publish: visitors see the draft at once; plan: at a time; unplan: it is a draft again; withdraw: nobody sees the
 * page.
 */
export const actOnPage = defineCall({
  id: 'actOnPage',
  summary: 'Publishes, plans, withdraws or archives a page',
  method: 'POST',
  path: '/api/support/cms/seiten/stand',
  body: v.object({
    PageId: Id,
    Version: RowVersion,
    Act: ReleaseAction,
    /** When a plan comes true; null for all others. */
    At: v.nullable(IsoTime),
  }),
  response: StaffPage,
  access: EDITORS,
  csrf: true,
});

/**
 * A page that nobody sees, with all its versions. Its address answers 404, or leads to another page for good.
 * CONFLICT: it is visible, its path is reserved, it is a legal text that visitors saw, or a menu leads to it.
 * VALIDATION: PATH_NXT (RedirectTo).
 */
export const removePage = defineCall({
  id: 'removePage',
  summary: 'Deletes a page for good',
  method: 'POST',
  path: '/api/support/cms/seiten/loeschen',
  body: v.object({
    PageId: Id,
    Version: RowVersion,
    /** Null: none. */
    RedirectTo: v.nullable(PagePath),
  }),
  response: v.object({ IsSuccess: v.boolean() }),
  access: EDITORS,
  csrf: true,
});

/** What visitors see from when on: pages, news and announcements of all countries, in a month of Central European time. */
export const contentPlan = defineCall({
  id: 'contentPlan',
  summary: 'What is or was published in a month, by day',
  method: 'GET',
  path: '/api/support/cms/plan/:month',
  /** '2026-12'. */
  params: v.object({ month: v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'MONTH_INV')) }),
  response: v.object({
    Entries: v.array(
      v.object({
        PageId: Id,
        CountryId,
        Kind: StaffPage.entries.Kind,
        Title: ContentText,
        Path: Reference,
        State: openPicklist(PageState),
        At: IsoTime,
      }),
    ),
    /** Days on which an announcement begins or ends, by time; drafts too. */
    Announcements: v.array(
      v.object({
        AnnouncementId: Id,
        CountryId,
        Place: openPicklist(v.picklist(ANNOUNCEMENT_PLACES)),
        Title: ContentText,
        State: openPicklist(AnnouncementState),
        Change: openPicklist(v.picklist(['begins', 'ends'])),
        At: IsoTime,
      }),
    ),
  }),
  access: EDITORS,
  csrf: false,
});
