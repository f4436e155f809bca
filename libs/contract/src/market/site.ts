import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { ReleaseName } from '../fields/release-name.ts';
import { CodeText, CountryIdText, Id, IsoDate, IsoTime, Money, PlaceText, WholeNumberText } from '../fields/fields.ts';

const ofSite = v.object({ countryId: CountryIdText });

export const commonData = defineCall({
  id: 'commonData',
  summary: 'Titles, countries and product groups of a country',
  method: 'GET',
  path: '/api/common',
  query: ofSite,
  response: v.object({
    Address: v.object({
      /** Titles before the name. */
      Title1List: v.array(CodeText),
      /** Titles after the name. */
      Title2List: v.array(CodeText),
      CountryList: v.array(v.object({ Id, Name: PlaceText })),
    }),
    ProductGroups: v.array(
      v.object({
        Id,
        DefaultProductId: Id,
        IsPallet: v.boolean(),
        DefaultUnitShortName: CodeText,
        DefaultUnitNamePlural: CodeText,
      }),
    ),
    /** Dealers that deliver in this country, counted. */
    DealerCount: v.number(),
    /** Postcodes of this country to which somebody delivers, counted. */
    ZipCodeCount: v.number(),
  }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['goods', 'dealers'],
});

/** {} when nothing is known (rule WIRE-06). */
export const bestPrices = defineCall({
  id: 'bestPrices',
  summary: 'Price of the day per unit and its change in seven days',
  method: 'GET',
  path: '/api/site/:countryId/prices/best',
  params: ofSite,
  query: v.object({
    amount: v.optional(WholeNumberText, '6000'),
    productId: v.optional(WholeNumberText, '20'),
    zipCode: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(10))), ''),
  }),
  response: v.partial(
    v.object({
      Price: Money,
      /** Percent, two decimals. */ Change: v.number(),
      DateTime: IsoTime,
      OfferCount: v.number(),
    }),
  ),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prices'],
});

export const priceFaq = defineCall({
  id: 'priceFaq',
  summary: 'Three-year high and low of the country',
  method: 'GET',
  path: '/api/site/:countryId/price-faq',
  params: ofSite,
  response: v.object({ high3YDate: IsoDate, low3YDate: IsoDate, high3Y: Money, low3Y: Money }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prices'],
  onNotFound: null,
});

/** Result items stand in order of time, one a week before the last year and one a day after. */
export const priceSeries = defineCall({
  id: 'priceSeries',
  summary: 'The daily price of a product in a country, state or place',
  method: 'GET',
  path: '/api/site/:countryId/prices/series',
  params: ofSite,
  query: v.object({
    productId: v.optional(WholeNumberText, '20'),
    days: v.optional(v.pipe(WholeNumberText, v.minValue(1), v.maxValue(3660)), '365'),
    /** A state by its slug; empty: the country, unless a postcode is named. */
    stateName: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(120))), ''),
    /** A place; empty where no series of it is known. */
    zipCode: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(10))), ''),
  }),
  response: v.object({ Result: v.array(v.object({ DateTime: IsoTime, Price: Money })) }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prices'],
});

/** Sent by beacon, so without the CSRF header; limited in size and rate. */
export const reportScriptError = defineCall({
  id: 'reportScriptError',
  summary: 'Script errors of a page',
  method: 'POST',
  path: '/api/error-trace/js-error',
  bodyLimitBytes: 64 * 1024,
  body: v.object({
    userAgent: personal('customer', v.pipe(v.string(), v.maxLength(500))),
    timeStart: v.number(),
    timeEnd: v.number(),
    href: personal('customer', v.pipe(v.string(), v.maxLength(2000))),
    errors: v.pipe(
      v.array(
        v.object({
          message: personal('customer', v.pipe(v.string(), v.maxLength(2000))),
          filename: v.optional(personal('customer', v.pipe(v.string(), v.maxLength(2000))), ''),
          lineno: v.optional(v.number(), 0),
          colno: v.optional(v.number(), 0),
          stack: v.optional(personal('customer', v.pipe(v.string(), v.maxLength(8000))), ''),
          time: v.number(),
        }),
      ),
      v.maxLength(50),
    ),
    /** Which release drew the page; absent where none is known. */
    release: v.optional(ReleaseName),
    /** Whether it is the first report of this release in this page life; one visit fails once. */
    isFirst: v.optional(v.boolean(), false),
  }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: false,
});

const Milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/**
 * Sent by beacon, so without the CSRF header; limited in rate. Whose documents the shell sends, it counts itself; a
 * browser reports the other remotes that it enters afterwards, and the web vitals of the document when it is left.
 */
export const reportPageView = defineCall({
  id: 'reportPageView',
  summary: 'A visit to a release, and its web vitals',
  method: 'POST',
  path: '/api/error-trace/page-view',
  bodyLimitBytes: 4096,
  body: v.object({
    release: ReleaseName,
    /** The remote was entered without a document. */
    isEntry: v.boolean(),
    /** Largest Contentful Paint and Interaction to Next Paint, in milliseconds; null: not measured. */
    largestPaintMs: v.nullable(Milliseconds),
    interactionMs: v.nullable(Milliseconds),
  }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: false,
});
