import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  CodeText,
  CountryIdText,
  GoodsText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  PlaceText,
  Reference,
  WholeNumberText,
} from '../fields/fields.ts';
import { openPicklist } from '../fields/open-picklist.ts';

const ofSite = v.object({ countryId: CountryIdText });
const slug = v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(120))), '');
/** Both empty: the country. A state by its slug; a place by its postcode. */
const placeQuery = {
  stateName: slug,
  zipCode: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(10))), ''),
};
/** '20,23'. */
const productIds = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(,\d{1,9}){0,9}$/, 'NOT_A_NUMBER')), '20,23');

export const PricePlace = v.object({
  Kind: openPicklist(v.picklist(['country', 'state', 'place'])),
  Name: PlaceText,
  /** Null for the country. */
  State: v.nullable(v.object({ Id, Name: PlaceText, FriendlyName: PlaceText })),
  /** Null where the reference data names none. */
  County: v.nullable(PlaceText),
  /** Empty unless the place is one postcode. */
  ZipCode: PlaceText,
  /** Why no dealer delivers to this one postcode, as text; absent: no special reason. */
  DeliveryRule: v.optional(PlaceText),
  /** '/pelletpreise/bayern/muenchen-80331'. */
  Path: Reference,
});
export type PricePlace = v.InferOutput<typeof PricePlace>;

/**
 * A product's price metrics at a place; money gross per t, for pallet goods too. Only what is known about that place.
 */
export const PlaceMetrics = v.object({
  ProductId: Id,
  ProductName: GoodsText,
  Price: Money,
  DateTime: IsoTime,
  /** Percent against seven days before, two decimals; 0 if that day has no price. */
  Change: v.number(),
  /** Against three months before. */
  ThreeMonthDifference: v.nullable(Money),
  High: v.nullable(Money),
  HighDate: v.nullable(IsoDate),
  Low: v.nullable(Money),
  LowDate: v.nullable(IsoDate),
  /** Offers behind the price today, counted: one a dealer, however many postcodes it delivers to. */
  OfferCount: v.number(),
  /** Postcodes of the place that have an offer, counted. */
  ZipCodeCount: v.number(),
});
export type PlaceMetrics = v.InferOutput<typeof PlaceMetrics>;

export const placePrices = defineCall({
  id: 'placePrices',
  summary: 'Figures of a country, state or place; a product without an offer there is left out',
  method: 'GET',
  path: '/api/site/:countryId/prices/place',
  params: ofSite,
  query: v.object({ ...placeQuery, productIds }),
  response: v.object({ Place: PricePlace, Products: v.array(PlaceMetrics) }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prices'],
  onNotFound: null,
});

/** Items of the groups below a place: states of the country, towns of a state, postcodes around a place; per group the last day and the one compared with. */
export const rangeLocal = defineCall({
  id: 'rangeLocal',
  summary: 'Prices of two days for each group of places',
  method: 'GET',
  path: '/api/site/:countryId/prices/range-local',
  params: ofSite,
  query: v.object({
    ...placeQuery,
    productIds,
    /** The default comparison period is seven days. */
    days: v.optional(v.pipe(WholeNumberText, v.minValue(1), v.maxValue(1279)), '7'),
  }),
  response: v.object({
    Items: v.array(
      v.object({
        ProductId: Id,
        GroupTitle: PlaceText,
        /** The state's MapId; empty below. */
        MapId: CodeText,
        DateTime: IsoTime,
        Price: Money,
        Link: Reference,
        /** Current offers, one per dealer; 0 for the earlier day, whose offers were not counted. */
        OfferCount: v.number(),
      }),
    ),
  }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prices'],
});

/** Ids 1 crude oil, 2 gas oil, 3 EUR/USD, 4 CHF/USD, 5 heating oil; which of them by country (rule FIGURE-05). */
export const PriceFactor = v.object({
  Id,
  Name: PlaceText,
  /** '$/Barrel', 'USD', '€/100 l'. */
  Unit: CodeText,
  Price: v.number(),
  /** Percent against seven days before. */
  Change: v.number(),
  DateTime: IsoTime,
  /** '/charts/rohoel'; null for exchange rates. */
  Link: v.nullable(Reference),
});
export type PriceFactor = v.InferOutput<typeof PriceFactor>;

export const priceFactors = defineCall({
  id: 'priceFactors',
  summary: 'What the price of heating depends on, today',
  method: 'GET',
  path: '/api/site/price-factors',
  query: ofSite,
  /** Beside the factors the country's own price of loose pellets per t; null (and 0) where none is known yet. */
  response: v.object({
    Factors: v.array(PriceFactor),
    Price: v.nullable(Money),
    Change: v.number(),
    DateTime: v.nullable(IsoTime),
  }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prices'],
});

export const factorSeries = defineCall({
  id: 'factorSeries',
  summary: 'The daily figure of a price factor',
  method: 'GET',
  path: '/api/site/:countryId/price-factors/:factorId/series',
  params: v.object({ countryId: CountryIdText, factorId: WholeNumberText }),
  query: v.object({ days: v.optional(v.pipe(WholeNumberText, v.minValue(1), v.maxValue(3660)), '365') }),
  response: v.object({
    Factor: PriceFactor,
    Result: v.array(v.object({ DateTime: IsoTime, Price: v.number() })),
  }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prices'],
  onNotFound: null,
});
