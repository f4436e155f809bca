import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ContentKind } from '../../contents/content.ts';
import {
  ContentText,
  CountryId,
  Id,
  IsoDate,
  IsoTime,
  Reference,
  StaffText,
  WholeNumberText,
  requiredText,
  shortText,
} from '../../fields/fields.ts';
import { StoredBlock } from '../../contents/page-block.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** Params of a call about one page. */
export const ofPage = v.object({ pageId: v.pipe(WholeNumberText, Id) });

/** draft: not visible; planned: goes live automatically; live; withdrawn: was visible once. */
export const PageState = v.picklist(['draft', 'planned', 'live', 'withdrawn']);
export type PageState = v.InferOutput<typeof PageState>;

/** What can be done to a page beside writing it. */
export const PageAction = v.picklist(['publish', 'plan', 'unplan', 'withdraw']);
export type PageAction = v.InferOutput<typeof PageAction>;

/** How a page that nobody sees is put away: out of the lists and back, or for good. */
export const PageArchiveAction = v.picklist(['archive', 'unarchive', 'delete']);
export type PageArchiveAction = v.InferOutput<typeof PageArchiveAction>;

/** What is done to a page or an article beside writing and deleting it. */
export const ReleaseAction = v.picklist([...PageAction.options, 'archive', 'unarchive']);
export type ReleaseAction = v.InferOutput<typeof ReleaseAction>;

/** Characters that PostgreSQL cannot store in text, or that no text contains: NUL, half of a surrogate pair. */
const isCleanText = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
const clean = <const S extends v.GenericSchema<unknown, string>>(schema: S) =>
  v.pipe(schema, v.check(isCleanText, 'TEXT_INV'));

const MAX_BLOCK_SIGNS = 200_000;

function isCleanBlocks(blocks: StoredBlock[]): boolean {
  const texts: string[] = [];
  const text = JSON.stringify(blocks, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return text.length <= MAX_BLOCK_SIGNS && texts.every(isCleanText);
}

/** As many cells in each row as there are columns. */
const isWholeTable = (block: StoredBlock): boolean =>
  block.Kind !== 'table' ||
  (block.Columns.length > 0 && block.Rows.every((row) => row.length === block.Columns.length));

/** What a page is made of, as editors send it. */
export const EditedBlocks = v.pipe(
  v.array(v.pipe(StoredBlock, v.check(isWholeTable, 'TABLE_INV'))),
  v.maxLength(200, 'TOO_MANY'),
  v.check(isCleanBlocks, 'TEXT_INV'),
);

/** '/info-center/lager-planen': small letters, digits and dashes between strokes. */
export const PagePath = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200, 'TOO_LONG'),
  v.regex(/^(\/[a-z\d]+(-[a-z\d]+)*){1,6}$/, 'PATH_INV'),
);

/** What staff write of a page beside its blocks. */
export const pageLabels = {
  Path: PagePath,
  /** Of info pages: a topic's key; of all others null. */
  Topic: v.nullable(impersonal('content', shortText(40))),
  Title: clean(impersonal('content', requiredText(120))),
  /** For search engines and lists. */
  Description: clean(impersonal('content', shortText(160))),
  /** Legal texts: the day from which the draft is to count; of all others null. */
  ValidFrom: v.nullable(IsoDate),
};

export const PageVersionRow = v.object({
  Number: v.number(),
  State: openPicklist(PageState),
  Title: ContentText,
  Author: StaffText,
  CreatedAt: IsoTime,
  /** Null: a draft. */
  GoesLiveAt: v.nullable(IsoTime),
  ValidFrom: v.nullable(IsoDate),
  /** Visitors see this one. */
  IsShown: v.boolean(),
  /** A draft that the editor's screen saved by itself. */
  IsAutosave: v.boolean(),
});
export type PageVersionRow = v.InferOutput<typeof PageVersionRow>;

/** How far a page or an article is: what visitors see of it, and what the caller may do to it beside writing it. */
const contentRelease = {
  /** Of the version that is worked on. */
  State: openPicklist(PageState),
  /** What the caller may do to it now. */
  Actions: v.array(openPicklist(PageAction)),
  /** How the caller may put it away now. */
  ArchiveActions: v.array(openPicklist(PageArchiveAction)),
  /** When a planned version goes live, or a live one went. */
  GoesLiveAt: v.nullable(IsoTime),
  /** Set aside: not in lists, and not written until it is taken back. */
  IsArchived: v.boolean(),
  /** Contents are released by a second person, and the caller wrote the draft. */
  AwaitsSecondPerson: v.boolean(),
  /** Whether visitors see a version of it now. */
  IsShown: v.boolean(),
  /** Its address with its site. */
  Address: ContentText,
  /** Links to own paths that return 404. */
  BrokenLinks: v.array(v.object({ Href: ContentText, Text: ContentText })),
};

export const ContentRelease = v.object(contentRelease);
export type ContentRelease = v.InferOutput<typeof ContentRelease>;

/** A page as editors have it: its newest version is what they work on. */
export const StaffPage = v.object({
  Id,
  Version: RowVersion,
  CountryId,
  Kind: openPicklist(v.picklist([...ContentKind.options, 'news'])),
  ...pageLabels,
  Path: Reference,
  /** The picture above its text, of the media library; null: none. */
  PictureKey: v.nullable(Reference),
  ...contentRelease,
  Blocks: v.array(StoredBlock),
  /** The path is reserved by the system: pages and documents refer to it. */
  IsPathFixed: v.boolean(),
  /** The newest first. */
  Versions: v.array(PageVersionRow),
  /** Paths that lead here for good. */
  MovedFrom: v.array(ContentText),
  /** The same page in the countries that have it, itself among them. */
  Countries: v.array(v.object({ CountryId, PageId: Id })),
});
export type StaffPage = v.InferOutput<typeof StaffPage>;

/** A word that another country writes in another way, and how often it stands in the page. */
export const SpellingChange = v.object({ From: ContentText, To: ContentText, Count: v.number(), Example: ContentText });
export type SpellingChange = v.InferOutput<typeof SpellingChange>;
