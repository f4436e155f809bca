import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { CodeText, ContentText, CountryIdText, Id, Money, PlaceText, Reference } from '../fields/fields.ts';
import { openPicklist } from '../fields/open-picklist.ts';

const ofSite = v.object({ countryId: CountryIdText });
const part = impersonal('place', v.pipe(v.string(), v.maxLength(120)));

export const countryStates = defineCall({
  id: 'countryStates',
  summary: 'Federal states or cantons of a country',
  method: 'GET',
  path: '/api/site/:countryId/country-states',
  params: ofSite,
  response: v.array(v.object({ Id, Name: PlaceText, FriendlyName: PlaceText, MapId: CodeText })),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 3600,
  tags: ['places'],
});

/** The path of the page of a postcode; '/pelletpreise' where none is known. The client takes that too when the call fails. */
export const localRedirect = defineCall({
  id: 'localRedirect',
  summary: 'Path of the local price page of a town or postcode',
  method: 'GET',
  path: '/api/site/:countryId/pages/local/redirect',
  params: ofSite,
  query: v.object({
    city: v.optional(part, ''),
    zipCode: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(10))), ''),
  }),
  response: PlaceText,
  access: ANYONE,
  csrf: false,
  cacheSeconds: 3600,
  tags: ['places'],
});

/** '-' stands for a part that is missing (rule URL-04). */
export const checkLocalZipCode = defineCall({
  id: 'checkLocalZipCode',
  summary: 'Whether a local price page is the one of a postcode, and which is valid',
  method: 'GET',
  path: '/api/site/:countryId/pages/check-zipcode/:state/:countyOrCity/:city',
  params: v.object({ countryId: CountryIdText, state: part, countyOrCity: part, city: part }),
  query: v.object({ zipCode: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(10))), '') }),
  response: v.object({ Valid: v.boolean(), ValidLocationUrl: PlaceText }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 3600,
  tags: ['places'],
});

/** The places that have a page of their own; for lists of links and the sitemap. Towns of one state, or of all when empty. */
export const placeLinks = defineCall({
  id: 'placeLinks',
  summary: 'Local price pages of a state',
  method: 'GET',
  path: '/api/site/:countryId/pages/local',
  params: ofSite,
  query: v.object({
    stateName: v.optional(part, ''),
    startsWith: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(40))), ''),
  }),
  response: v.object({ Items: v.array(v.object({ Name: PlaceText, ZipCode: PlaceText, Path: Reference })) }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 3600,
  tags: ['places'],
});

/** A town or state that was looked for. */
export const PlaceMatch = v.object({
  Kind: openPicklist(v.picklist(['state', 'town'])),
  Name: PlaceText,
  /** Of a state itself. */
  State: v.object({ Name: PlaceText, FriendlyName: PlaceText }),
  County: v.nullable(PlaceText),
  /** For a town that was found by the county whose seat it is: 'Sitz des Landkreises Unna'. */
  Note: v.optional(ContentText),
  /** A town's lowest postcode that fits; '' of a state. */
  ZipCode: PlaceText,
  /** Of the postcodes that fit. */
  ZipCodeCount: v.number(),
  /** Its price page. */
  Path: Reference,
  /** Average of today's cheapest loose pellets per t at 6 t; null where there is no delivery. */
  Price: v.nullable(Money),
});
export type PlaceMatch = v.InferOutput<typeof PlaceMatch>;

export const searchPlaces = defineCall({
  id: 'searchPlaces',
  summary: 'Towns and states by name, in any of their spellings, or by postcode',
  method: 'GET',
  path: '/api/site/:countryId/places',
  params: ofSite,
  query: v.object({ text: impersonal('search', v.pipe(v.string(), v.maxLength(60))) }),
  response: v.object({
    /** The likeliest first, thirty at most. */
    Items: v.array(PlaceMatch),
    /** The one that is meant without doubt; null where several may be, or none. */
    Meant: v.nullable(PlaceMatch),
  }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['places', 'prices'],
});
