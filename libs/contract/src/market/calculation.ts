import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { CalculationConfiguration, OrderCalculationRequest } from '../fields/configuration.ts';
import { CodeText, CountryIdText, IsoTime, Money, ProductGroupIdText, WholeNumberText } from '../fields/fields.ts';
import { InitConfiguration, UpsellingItem } from '../fields/init-configuration.ts';
import { CalculationResult, Offer, OfferAlternatives } from '../fields/offer.ts';
import { CalculationRows } from '../fields/offer-rows.ts';

export const initCalculation = defineCall({
  id: 'initCalculation',
  summary: 'What can be chosen in a product group of a country',
  method: 'GET',
  path: '/api/kalkulation/init/:countryId/:productGroupId',
  params: v.object({ countryId: CountryIdText, productGroupId: ProductGroupIdText }),
  response: InitConfiguration,
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['goods'],
});

export const calculate = defineCall({
  id: 'calculate',
  summary: 'Ranked offers for a configuration',
  method: 'POST',
  path: '/api/kalkulation/berechnen',
  body: CalculationConfiguration,
  response: CalculationResult,
  access: ANYONE,
  csrf: false,
  replacedBy: 'calculateOffers',
});

/** What berechnen returns, each thing once: a fifth of its bytes. `unfoldCalculation` makes its result of it. */
export const calculateOffers = defineCall({
  id: 'calculateOffers',
  summary: 'Ranked offers for a configuration, as rows',
  method: 'POST',
  path: '/api/kalkulation/berechnen/angebote',
  body: CalculationConfiguration,
  response: CalculationRows,
  access: ANYONE,
  csrf: false,
});

export const calculateDefault = defineCall({
  id: 'calculateDefault',
  summary: "Offers for the group's reference configuration, shown where nobody delivers",
  method: 'POST',
  path: '/api/kalkulation/berechnen-default',
  body: CalculationConfiguration,
  response: CalculationResult,
  access: ANYONE,
  csrf: false,
  replacedBy: 'calculateDefaultOffers',
});

export const calculateDefaultOffers = defineCall({
  id: 'calculateDefaultOffers',
  summary: "Offers for the group's reference configuration, as rows",
  method: 'POST',
  path: '/api/kalkulation/berechnen-default/angebote',
  body: CalculationConfiguration,
  response: CalculationRows,
  access: ANYONE,
  csrf: false,
});

/**
 * upsellingKey is an upselling type (10000 delivery, 10001 product, 10002 stations, 10004 variant, 10005 blowing, 10006
 * setting). Surcharge is what each of its options adds to the cheapest offer for this very configuration.
 */
export const upselling = defineCall({
  id: 'upselling',
  summary: 'What the options of one type add here',
  method: 'POST',
  path: '/api/kalkulation/upselling',
  query: v.object({ upsellingKey: v.pipe(WholeNumberText, v.picklist([10000, 10001, 10002, 10004, 10005, 10006])) }),
  body: CalculationConfiguration,
  response: v.array(UpsellingItem),
  access: ANYONE,
  csrf: false,
});

/** What stands beside the list, so that the list itself stays quick. */
export const offerSurroundings = defineCall({
  id: 'offerSurroundings',
  summary: 'The best three of the other customer groups, a cheaper neighbouring date, paid places',
  method: 'POST',
  path: '/api/kalkulation/umfeld',
  body: CalculationConfiguration,
  response: OfferAlternatives,
  access: ANYONE,
  csrf: false,
});

/** Item is null when the dealer no longer offers it; Items then holds the nearest choices. */
export const calculateOrder = defineCall({
  id: 'calculateOrder',
  summary: "One dealer's offer for a configuration",
  method: 'POST',
  path: '/api/kalkulation/bestellung/berechnen',
  body: OrderCalculationRequest,
  response: v.object({ Item: v.nullable(Offer), Items: v.array(Offer), ValidUntil: IsoTime }),
  access: ANYONE,
  csrf: false,
});

/** One banner a product group: the cheapest offer of the country at the group's comparison amount. */
/** Of a banner that does not say since when (rule WIRE-11). */
export const DEFAULT_PRICING_TIME = '2019-12-19T00:00:00.000Z';

export const bestPrice = defineCall({
  id: 'bestPrice',
  summary: 'The cheapest offer of each product group of a country, for banners',
  method: 'GET',
  path: '/api/kalkulation/best-price',
  query: v.object({ countryId: CountryIdText, amount: v.optional(WholeNumberText, '6000') }),
  response: v.array(
    v.object({
      CountryCode: CodeText,
      ProductGroupId: v.number(),
      /** Gross per t or 100 l; prices of pallet groups are per t too. */
      UnitPrice: Money,
      TotalPrice: Money,
      TimeStamp: v.optional(IsoTime, DEFAULT_PRICING_TIME),
    }),
  ),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['prices'],
});
