import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { MediaKey } from './media.ts';
import { defineCall } from '../../call.ts';
import {
  CodeText,
  ContentText,
  CountryId,
  Id,
  IsoTime,
  Reference,
  StaffText,
  WholeNumberText,
  requiredText,
  shortText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import { StoredBlock } from '../../contents/page-block.ts';
import { ContentRelease, EditedBlocks, SpellingChange } from './staff-content.ts';
import { NEWS_WRITERS } from '../../staff-access.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { PAGE_STATE_LABELS } from '../labels.ts';

/**
 * draft: never displayed; planned: goes live later; live; withdrawn: was displayed. A live one may have a newer
 * draft.
 */
export const NewsState = v.picklist(['draft', 'planned', 'live', 'withdrawn']);
export type NewsState = v.InferOutput<typeof NewsState>;

/** What saving an article does. */
export const ArticleAction = v.picklist(['draft', 'publish', 'plan', 'withdraw'], 'ACT_INV');
export type ArticleAction = v.InferOutput<typeof ArticleAction>;

export const StaffNewsRow = v.object({
  NewsId: Id,
  CountryId,
  Title: ContentText,
  Path: Reference,
  /** Key and name of its topic. */
  Topic: v.object({ Key: CodeText, Name: ContentText }),
  State: openPicklist(NewsState),
  /** What is displayed differs from the newest version. */
  HasDraft: v.boolean(),
  IsFeatured: v.boolean(),
  /** Of the newest version that is no draft; null: none. */
  GoesLiveAt: v.nullable(IsoTime),
  AuthorName: StaffText,
});
export type StaffNewsRow = v.InferOutput<typeof StaffNewsRow>;

export const NEWS_LIST = {
  label: 'Artikel',
  fileName: 'news',
  columns: {
    title: { label: 'Titel', kind: 'text', field: 'Title', sort: 'title' },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: PAGE_STATE_LABELS },
    draft: { label: 'Mit Entwurf', kind: 'boolean', field: 'HasDraft' },
    featured: { label: 'Aufmacher', kind: 'boolean', field: 'IsFeatured' },
    country: { label: 'Land', kind: 'country', field: 'CountryId', sort: 'country' },
    topic: { label: 'Thema', kind: 'text' },
    date: { label: 'Zu sehen seit / ab', kind: 'time', field: 'GoesLiveAt', sort: 'date' },
    author: { label: 'Von wem', kind: 'text', field: 'AuthorName', isPersonal: true },
    path: { label: 'Adresse', kind: 'text', field: 'Path' },
    number: { label: 'Nummer', kind: 'number', field: 'NewsId' },
  },
  defaultSort: '-date',
  searchHint: 'Titel, Teaser, Autor',
  filters: {
    country: { label: 'Land', kind: 'country' },
    state: { label: 'Stand', labels: { ...PAGE_STATE_LABELS, archived: 'archiviert' } },
    topic: { label: 'Thema' },
  },
} as const satisfies ListDeclaration<StaffNewsRow>;

export const staffNews = defineCall({
  id: 'staffNews',
  summary: 'Articles of all countries with what is planned',
  method: 'GET',
  path: '/api/support/cms/news',
  query: v.object({
    ...staffListQuery,
    country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), ''),
    /** archived: those that were set aside, which no other choice lists. */
    state: v.optional(v.picklist(['', 'draft', 'planned', 'live', 'withdrawn', 'archived'], 'STATE_INV'), ''),
    topic: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{0,40}$/, 'TOPIC_INV')), ''),
  }),
  response: staffListResponse(StaffNewsRow),
  access: NEWS_WRITERS,
  csrf: false,
});

export const exportStaffNews = getListFile(staffNews, 'exportStaffNews');

const Labels = {
  Title: ContentText,
  Teaser: ContentText,
  PictureKey: v.nullable(Reference),
  Blocks: v.array(StoredBlock),
};

export const StaffArticle = v.object({
  NewsId: Id,
  /** Grows with each version of the article in any of its countries. */
  Version: v.number(),
  CountryId,
  /** Address, topic and lead are the newest version's, and seen with it. */
  ArticleString: ContentText,
  /** Where visitors read it now; null: nowhere. */
  ShownArticleString: v.nullable(ContentText),
  Topic: ContentText,
  IsFeatured: v.boolean(),
  State: openPicklist(NewsState),
  GoesLiveAt: v.nullable(IsoTime),
  /** What the caller may do when it is saved; absent in older answers. */
  Actions: v.optional(v.array(openPicklist(ArticleAction))),
  /** Of its newest version in this country. */
  Release: ContentRelease,
  ...Labels,
  /** A small picture of PictureKey. */
  PictureSrc: v.nullable(ContentText),
  /** The countries that have it, itself among them. */
  Countries: v.array(
    v.object({
      CountryId,
      NewsId: Id,
      State: openPicklist(NewsState),
      /** Its content there differs from the content here, apart from the spelling. */
      HasOwnWords: v.boolean(),
    }),
  ),
  /** Terms that another country spells or names differently, and whether they are changed there. */
  Spelling: v.array(v.object({ CountryId, ...SpellingChange.entries, Takes: v.boolean() })),
  /** The newest first. */
  Versions: v.array(
    v.object({
      Number: v.number(),
      State: openPicklist(NewsState),
      GoesLiveAt: v.nullable(IsoTime),
      AuthorName: StaffText,
      CreatedAt: IsoTime,
      /** Visitors see this one. */
      IsShown: v.boolean(),
      /** A draft that the editor's screen saved by itself. */
      IsAutosave: v.boolean(),
      ...Labels,
    }),
  ),
});
export type StaffArticle = v.InferOutput<typeof StaffArticle>;

export const staffArticle = defineCall({
  id: 'staffArticle',
  summary: 'An article as it is written',
  method: 'GET',
  path: '/api/support/cms/news/:newsId',
  params: v.object({ newsId: v.pipe(WholeNumberText, Id) }),
  response: StaffArticle,
  access: NEWS_WRITERS,
  csrf: false,
});

/** The topics that news are sorted into. */
export const staffNewsTopics = defineCall({
  id: 'staffNewsTopics',
  summary: 'Topics of news',
  method: 'GET',
  path: '/api/support/cms/news-themen',
  response: v.array(v.object({ Key: CodeText, Name: ContentText })),
  access: NEWS_WRITERS,
  csrf: false,
});

/**
 * Adds a version in each of the countries, spelled with ss in Switzerland. Act: 'draft' shows nothing yet, 'publish' at once,
 * 'plan' at GoesLiveAt, 'withdraw' takes it off, CONFLICT unless it is live. VALIDATION: PATH_TAKEN (ArticleString), TIME_PAST (GoesLiveAt), MEDIA_NXT
 * (PictureKey, Blocks), TOPIC_INV, SPELLING_OPEN (Spelling): a word of another country is undecided; context.Spelling
 * names them as StaffArticle does. Where a second person releases contents, drafts alone are saved (CONFLICT). An autosave
 * changes the caller's own autosaved draft, adds a version behind any other, and takes the words of the other countries that
 * nobody decided on; the next save of the same editor makes it a version of its own right.
 */
export const saveArticle = defineCall({
  id: 'saveArticle',
  summary: 'Saves an article as a new version',
  method: 'POST',
  path: '/api/support/cms/news/speichern',
  body: v.object({
    /** Null: a new one. */
    NewsId: v.nullable(Id),
    Version: v.number(),
    CountryIds: v.pipe(v.array(CountryId), v.minLength(1, 'COUNTRY_REQ'), v.maxLength(3)),
    Title: impersonal('content', requiredText(120)),
    Teaser: impersonal('content', requiredText(160)),
    Topic: v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/, 'TOPIC_INV')),
    /** Last part of its path; empty: made of the title. */
    ArticleString: v.pipe(shortText(100), v.regex(/^([a-z\d]+(-[a-z\d]+)*)?$/, 'SLUG_INV')),
    PictureKey: v.nullable(MediaKey),
    Blocks: v.pipe(EditedBlocks, v.minLength(1, 'BLOCKS_REQ')),
    IsFeatured: v.boolean(),
    /** The decision on each term that another country spells or names differently. */
    Spelling: v.optional(
      v.pipe(
        v.array(v.object({ CountryId, From: impersonal('content', shortText(40)), Takes: v.boolean() })),
        v.maxLength(60),
      ),
      [],
    ),
    Act: ArticleAction,
    GoesLiveAt: v.nullable(IsoTime),
    /** Saved by the editor's screen, not by the editor; a draft alone. */
    IsAutosave: v.optional(v.boolean(), false),
  }),
  response: StaffArticle,
  access: NEWS_WRITERS,
  csrf: true,
});
