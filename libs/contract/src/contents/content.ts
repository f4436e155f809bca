import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  CodeText,
  ContentText,
  CountryIdText,
  Id,
  IsoDate,
  IsoTime,
  PageAlternates,
  Reference,
} from '../fields/fields.ts';
import { PageBlock, PageHref, Picture } from './page-block.ts';
import { openPicklist } from '../fields/open-picklist.ts';

const ofSite = v.object({ countryId: CountryIdText });
const pagePath = impersonal('content', v.pipe(v.string(), v.maxLength(300)));

/** page: everything without a kind of its own; legal: its day counts; info: listed by topic in /info-center. */
export const ContentKind = v.picklist(['page', 'legal', 'info']);
export type ContentKind = v.InferOutput<typeof ContentKind>;

export const contentPage = defineCall({
  id: 'contentPage',
  summary: 'A page of the content system by its path',
  method: 'GET',
  path: '/api/site/:countryId/content-page',
  params: ofSite,
  query: v.object({
    path: pagePath,
    /** A dealer's slug: its own terms or withdrawal notice instead of ours. */
    haendler: v.optional(impersonal('content', v.pipe(v.string(), v.maxLength(120)))),
    /** Of a legal text the version that counted from this day on. */
    fassung: v.optional(IsoDate),
  }),
  response: v.object({
    Path: Reference,
    Kind: openPicklist(ContentKind),
    /** Null unless the page belongs to one. */
    Topic: v.nullable(v.object({ Key: CodeText, Name: ContentText })),
    Title: ContentText,
    Description: ContentText,
    /** Above the text; null: none. */
    Picture: v.nullable(Picture),
    /** Of a legal text the day from which it counts, else the day of its last change. */
    ValidFrom: IsoDate,
    Blocks: v.array(PageBlock),
    Alternates: PageAlternates,
    /** Legal texts: the days from which each version counted that anybody could see, the newest first; of all others none. */
    Versions: v.optional(v.array(IsoDate), []),
  }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
  cacheSeconds: 120,
  tags: ['pages'],
});

export const contentRedirect = defineCall({
  id: 'contentRedirect',
  summary: 'Where a page has moved for good',
  method: 'GET',
  path: '/api/site/:countryId/content-redirect',
  params: ofSite,
  query: v.object({ path: pagePath }),
  response: v.object({ Path: Reference }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
  cacheSeconds: 120,
  tags: ['pages'],
});

/** In the order in which their topics are to be read. */
export const infoPages = defineCall({
  id: 'infoPages',
  summary: 'The pages of /info-center by topic',
  method: 'GET',
  path: '/api/site/:countryId/info-pages',
  params: ofSite,
  response: v.array(
    v.object({
      Key: CodeText,
      Name: ContentText,
      Pages: v.array(
        v.object({
          Path: Reference,
          Title: ContentText,
          Description: ContentText,
          Picture: v.nullable(Picture),
          ReadMinutes: v.number(),
        }),
      ),
    }),
  ),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['pages'],
});

export const siteMenu = defineCall({
  id: 'siteMenu',
  summary: 'The links of a menu, in their order',
  method: 'GET',
  path: '/api/site/:countryId/menus/:menu',
  params: v.object({ ...ofSite.entries, menu: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,40}$/)) }),
  response: v.array(v.object({ Text: ContentText, Href: PageHref })),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['menus'],
});

export const sitePrompts = defineCall({
  id: 'sitePrompts',
  summary: 'The notes that stand at a place today',
  method: 'GET',
  path: '/api/site/:countryId/prompts',
  params: ofSite,
  query: v.object({ place: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,40}$/)) }),
  response: v.array(
    v.object({
      Id,
      Title: ContentText,
      Text: ContentText,
      Tone: openPicklist(v.picklist(['info', 'good', 'warn'])),
      /** Null: the note leads nowhere. */
      Link: v.nullable(v.object({ Href: PageHref, Text: ContentText })),
    }),
  ),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prompts'],
});

/** Pages, info pages and news that anybody may read: for the sitemap. */
export const contentPaths = defineCall({
  id: 'contentPaths',
  summary: 'Every public path of the content system with its last change',
  method: 'GET',
  path: '/api/site/:countryId/content-paths',
  params: ofSite,
  response: v.array(v.object({ Path: Reference, ChangedAt: IsoTime })),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['pages', 'news'],
});
