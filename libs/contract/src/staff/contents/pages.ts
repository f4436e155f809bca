import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { ContentKind } from '../../contents/content.ts';
import { CountryId, Id, IsoTime } from '../../fields/fields.ts';
import { MediaKey } from './media.ts';
import { EDITORS } from '../../staff-access.ts';
import { EditedBlocks, ofPage, PageAction, PageState, pageLabels, StaffPage } from './staff-content.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';

/** Pages of all countries but news. */
export const staffPages = defineCall({
  id: 'staffPages',
  summary: 'Pages of the content system as editors see them',
  method: 'GET',
  path: '/api/support/cms/seiten',
  query: v.object({
    ...staffListQuery,
    country: v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), ''),
    kind: v.optional(v.union([v.literal(''), ContentKind]), ''),
    state: v.optional(v.union([v.literal(''), PageState]), ''),
    /** Pages that this country does not have. */
    missing: v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), ''),
    /** '1': those whose newest version is one's own. */
    mine: v.optional(v.picklist(['', '1']), ''),
  }),
  response: staffListResponse(
    v.object({
      Id,
      CountryId,
      Kind: ContentKind,
      Path: v.string(),
      /** Pages above it: 0 for '/hilfe', 1 for '/info-center/lager'. */
      Depth: v.number(),
      Title: v.string(),
      State: PageState,
      /** Visitors see an older version of it. */
      IsShown: v.boolean(),
      Author: v.string(),
      ChangedAt: IsoTime,
      GoesLiveAt: v.nullable(IsoTime),
      MissingIn: v.array(CountryId),
    }),
  ),
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

/** News articles too. VERSION_CONFLICT has the page as it is now. */
export const savePageBlocks = defineCall({
  id: 'savePageBlocks',
  summary: 'Changes what a page is made of',
  method: 'POST',
  path: '/api/support/cms/seiten/inhalt',
  body: v.object({ PageId: Id, Version: RowVersion, Blocks: EditedBlocks }),
  response: StaffPage,
  access: EDITORS,
  csrf: true,
});

/**
 * publish: visitors see the draft at once; plan: at a time; unplan: it is a draft again; withdraw: nobody sees the
 * page.
 */
export const actOnPage = defineCall({
  id: 'actOnPage',
  summary: 'Publishes, plans or withdraws a page',
  method: 'POST',
  path: '/api/support/cms/seiten/stand',
  body: v.object({
    PageId: Id,
    Version: RowVersion,
    Act: PageAction,
    /** When a plan comes true; null for all others. */
    At: v.nullable(IsoTime),
  }),
  response: StaffPage,
  access: EDITORS,
  csrf: true,
});
