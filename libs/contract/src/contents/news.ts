import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  CodeText,
  ContentText,
  CountryIdText,
  Id,
  IsoTime,
  PageAlternates,
  Reference,
  WholeNumberText,
} from '../fields/fields.ts';
import { PageBlock } from './page-block.ts';

const ofSite = v.object({ countryId: CountryIdText });
const topicKey = v.optional(impersonal('content', v.pipe(v.string(), v.maxLength(40))), '');

export const NewsArticle = v.object({
  Id,
  /** The last part of its path. */
  ArticleString: ContentText,
  /** '/news/artikel/…'. */
  Path: Reference,
  Title: ContentText,
  Teaser: ContentText,
  DateTime: IsoTime,
  Topic: v.object({ Key: CodeText, Name: ContentText }),
  IsFeatured: v.boolean(),
  ReadMinutes: v.number(),
  /** The image with the site's host; an illustration of ours where the article has none. */
  FilePath: ContentText,
  FileAlt: ContentText,
  /** CSS pixels. */
  FileWidth: v.number(),
  FileHeight: v.number(),
  /** Lists include it only on request. */
  Content: v.optional(v.array(PageBlock)),
  /** Of the requested article; not in lists. */
  Alternates: v.optional(PageAlternates),
});
export type NewsArticle = v.InferOutput<typeof NewsArticle>;

/** Rules CONTENT-01 and WIRE-06: an array, newest first; 404 where a page has no article. */
export const newsArticles = defineCall({
  id: 'newsArticles',
  summary: 'News of a country, newest first, by pages',
  method: 'GET',
  path: '/api/site/:countryId/news-articles',
  params: ofSite,
  query: v.object({
    page: v.optional(v.pipe(WholeNumberText, v.minValue(1), v.maxValue(10_000)), '1'),
    size: v.optional(v.pipe(WholeNumberText, v.minValue(1), v.maxValue(50)), '3'),
    topic: topicKey,
    /** '1': with Content. */
    content: v.optional(v.picklist(['0', '1']), '0'),
  }),
  response: v.array(NewsArticle),
  access: ANYONE,
  csrf: false,
  onNotFound: [],
  cacheSeconds: 3600,
  tags: ['news'],
});

export const newsFeatured = defineCall({
  id: 'newsFeatured',
  summary: 'The featured article of a country, newest first, at most one',
  method: 'GET',
  path: '/api/site/:countryId/news-articles/featured',
  params: ofSite,
  response: v.array(NewsArticle),
  access: ANYONE,
  csrf: false,
  onNotFound: [],
  cacheSeconds: 3600,
  tags: ['news'],
});

/** The first item is the article with Content, the rest are related ones without. */
export const newsDetail = defineCall({
  id: 'newsDetail',
  summary: 'An article and what is related to it',
  method: 'GET',
  path: '/api/site/:countryId/news-articles/detail',
  params: ofSite,
  query: v.object({ articleString: impersonal('content', v.pipe(v.string(), v.maxLength(200))) }),
  response: v.array(NewsArticle),
  access: ANYONE,
  csrf: false,
  onNotFound: false,
  cacheSeconds: 3600,
  tags: ['news'],
});

export const newsTopics = defineCall({
  id: 'newsTopics',
  summary: 'The topics of the news with their articles counted',
  method: 'GET',
  path: '/api/site/:countryId/news-articles/topics',
  params: ofSite,
  response: v.array(v.object({ Key: CodeText, Name: ContentText, ArticleCount: v.number() })),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 3600,
  tags: ['news'],
});
