import * as v from 'valibot';
import { ANYONE, type Access, defineCall } from './call';
import { contentPage, ContentKind } from './calls-content';
import { CountryId, CountryIdText, Id, IsoTime, requiredText, WholeNumberText } from './fields';
import { StoredBlock } from './page-block';
import { MediaKey } from './calls-staff-media';
import { EditedBlocks, PageState, pageWords, SpellingChange, StaffPage } from './staff-content';
import { RowVersion } from './staff-dealer';
import { staffListAnswer, staffListQuery } from './staff-list';

/** Everything of the CMS is the Editor's (product.md section 6). */
const EDITORS: Access = { kind: 'roles', anyOf: ['Role_Heizplatz_Editor'] };
const ofPage = v.object({ pageId: v.pipe(WholeNumberText, Id) });

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
  answer: staffListAnswer(
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

export const staffPage = defineCall({
  id: 'staffPage',
  summary: 'A page with its versions',
  method: 'GET',
  path: '/api/support/cms/seiten/:pageId',
  params: ofPage,
  answer: StaffPage,
  access: EDITORS,
  csrf: false,
});

export const staffPageVersion = defineCall({
  id: 'staffPageVersion',
  summary: 'What a version of a page says',
  method: 'GET',
  path: '/api/support/cms/seiten/:pageId/fassungen/:number',
  params: v.object({ ...ofPage.entries, number: v.pipe(WholeNumberText, Id) }),
  answer: v.object({
    Number: v.number(),
    Title: v.string(),
    Description: v.string(),
    PictureKey: v.nullable(v.string()),
    Blocks: v.array(StoredBlock),
  }),
  access: EDITORS,
  csrf: false,
});

/**
 * A page that was live keeps its old address, which leads to the new one. PATH_TAKEN: another page has it; PATH_OWNED: it is
 * no page's, the detail says whose; PATH_FIXED: it cannot move. VERSION_CONFLICT has the page as it is now.
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
    ...pageWords,
    /** Null: none; left out: as it was. MEDIA_NXT: the library does not have it. */
    PictureKey: v.optional(v.nullable(MediaKey)),
  }),
  answer: StaffPage,
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
  answer: StaffPage,
  access: EDITORS,
  csrf: true,
});

/** publish: visitors see the draft at once; plan: at a time; unplan: it is a draft again; withdraw: nobody sees the page. */
export const actOnPage = defineCall({
  id: 'actOnPage',
  summary: 'Publishes, plans or withdraws a page',
  method: 'POST',
  path: '/api/support/cms/seiten/stand',
  body: v.object({
    PageId: Id,
    Version: RowVersion,
    Act: v.picklist(['publish', 'plan', 'unplan', 'withdraw']),
    /** When a plan comes true; null for all others. */
    At: v.nullable(IsoTime),
  }),
  answer: StaffPage,
  access: EDITORS,
  csrf: true,
});

/** The old version's words become a new draft; all others stay. */
export const restorePageVersion = defineCall({
  id: 'restorePageVersion',
  summary: 'Makes a draft of an older version of a page',
  method: 'POST',
  path: '/api/support/cms/seiten/wiederherstellen',
  body: v.object({ PageId: Id, Version: RowVersion, Number: v.number() }),
  answer: StaffPage,
  access: EDITORS,
  csrf: true,
});

export const checkPageCopy = defineCall({
  id: 'checkPageCopy',
  summary: 'What a page would be spelled like in another country',
  method: 'GET',
  path: '/api/support/cms/seiten/:pageId/kopie',
  params: ofPage,
  query: v.object({ country: CountryIdText }),
  answer: v.object({
    Changes: v.array(SpellingChange),
    /** The country has the page already. */
    ExistingPageId: v.nullable(Id),
  }),
  access: EDITORS,
  csrf: false,
});

/** Where the country has the page already, the copy is a new draft of it. */
export const copyPage = defineCall({
  id: 'copyPage',
  summary: 'Copies a page to another country as a draft',
  method: 'POST',
  path: '/api/support/cms/seiten/kopieren',
  body: v.object({
    PageId: Id,
    CountryId,
    /** `From` of the changes that are taken. */
    Takes: v.pipe(v.array(requiredText(60)), v.maxLength(100)),
  }),
  answer: StaffPage,
  access: EDITORS,
  csrf: true,
});

/** The link shows the version that is worked on, as it is saved when somebody looks. */
export const pagePreviewLink = defineCall({
  id: 'pagePreviewLink',
  summary: 'A link that shows a draft without a login for a week',
  method: 'GET',
  path: '/api/support/cms/seiten/:pageId/vorschau',
  params: ofPage,
  answer: v.object({ Path: v.string(), Address: v.string(), ExpiresAt: IsoTime }),
  access: EDITORS,
  csrf: false,
});

export const contentPreview = defineCall({
  id: 'contentPreview',
  summary: 'A draft by its signed link',
  method: 'GET',
  path: '/api/content-preview/:token',
  params: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  answer: contentPage.answer,
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});
