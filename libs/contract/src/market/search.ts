import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { ContentText, CountryIdText, Reference } from '../fields/fields.ts';
import { openPicklist } from '../fields/open-picklist.ts';

/** The kinds of results, in display order. */
export const SEARCH_KINDS = ['product', 'place', 'page', 'news', 'dealer'] as const;

export const SearchSection = v.object({
  Kind: openPicklist(v.picklist(SEARCH_KINDS)),
  /** The likeliest first, eight at most. */
  Items: v.array(
    v.object({
      Title: ContentText,
      /** A line that describes the target; '' where the title is sufficient. */
      Note: ContentText,
      Path: Reference,
    }),
  ),
  /** Number of all matches, displayed or not. */
  Total: v.number(),
});
export type SearchSection = v.InferOutput<typeof SearchSection>;

export const siteSearch = defineCall({
  id: 'siteSearch',
  summary: 'Products, places, pages, news and dealers that have all words of a text',
  method: 'GET',
  path: '/api/site/:countryId/search',
  params: v.object({ countryId: CountryIdText }),
  query: v.object({ text: impersonal('search', v.pipe(v.string(), v.maxLength(60))) }),
  /** Kinds of which nothing fits are left out. */
  response: v.object({ Sections: v.array(SearchSection) }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['pages', 'news', 'dealers', 'places'],
});
