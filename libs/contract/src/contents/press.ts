import { PRESS_ROLES } from '@heizplatz/identity';
import { impersonal } from '@heizplatz/identity';
import { CURRENCY_CODES } from '@heizplatz/country';
import * as v from 'valibot';
import type { Access } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  CodeText,
  CountryId,
  CountryIdText,
  GoodsText,
  Id,
  IsoDate,
  Money,
  WholeNumberText,
} from '../fields/fields.ts';

/** Press and, as everywhere, Admin (rule ROLE-03). */
const PRESS = { kind: 'roles', anyOf: PRESS_ROLES } as const satisfies Access;

export const PRESS_RESOLUTIONS = ['day', 'week', 'month'] as const;

const series = {
  country: v.optional(CountryIdText, '1'),
  product: v.optional(v.pipe(WholeNumberText, v.minValue(1)), '20'),
  /** Both ends count; empty: from the first day on, until today. */
  from: v.optional(v.union([v.literal(''), IsoDate]), ''),
  to: v.optional(v.union([v.literal(''), IsoDate]), ''),
};
const by = v.optional(v.picklist(PRESS_RESOLUTIONS, 'RESOLUTION_INV'), 'week');

export const PressPrice = v.object({
  /** '2026-11-21', '2026-W47', '2026-11'. */
  Key: CodeText,
  /** First and last day with a price in it. */
  From: IsoDate,
  To: IsoDate,
  /** Mean of its days; of one day the price itself. */
  Price: Money,
  Low: Money,
  High: Money,
  /** Days with a price, counted. */
  Days: v.number(),
});
export type PressPrice = v.InferOutput<typeof PressPrice>;

/** NOT_FOUND for goods that there are not; without rows where the country has no series of them. DATE_ORDER: ends swapped. */
export const pressPrices = defineCall({
  id: 'pressPrices',
  summary: 'The price of goods in a country by day, week or month, for the press',
  method: 'GET',
  path: '/api/support/presse/preise',
  query: v.object({ ...series, by }),
  response: v.object({
    CountryId,
    /** Of every price in the response. */
    Currency: v.picklist(CURRENCY_CODES),
    /** What the price is for: 't', '100 l'. */
    PriceUnit: CodeText,
    /** The order that is priced, in the goods' own unit: 6000 'kg', 6 'Paletten'. */
    Amount: v.number(),
    AmountUnit: CodeText,
    ProductId: Id,
    ProductName: GoodsText,
    /** Goods that the country has a series of. */
    Products: v.array(v.object({ Id, Name: GoodsText })),
    /** First and last day of the series, whatever was requested; null without one. */
    KnownFrom: v.nullable(IsoDate),
    KnownTo: v.nullable(IsoDate),
    Rows: v.array(PressPrice),
  }),
  access: PRESS,
  csrf: false,
});

/** The query of the page and its files. */
export const PressPriceQuery = v.object({
  ...series,
  by,
  format: v.optional(v.picklist(['csv', 'xlsx'], 'FORMAT_INV'), 'csv'),
});

export const exportPressPrices = defineCall({
  id: 'exportPressPrices',
  summary: 'A price series as a file, for the press',
  method: 'GET',
  path: '/api/support/presse/preise/ausgabe',
  query: PressPriceQuery,
  response: impersonal('goods', v.unknown()),
  fileResponse: true,
  access: PRESS,
  csrf: false,
});

/**
 * The series rendered with its source, for print (PNG, 3200 pixels wide) and layout (SVG). NOT_FOUND without a price.
 */
export const pressChart = defineCall({
  id: 'pressChart',
  summary: 'A price series as a picture, for the press',
  method: 'GET',
  path: '/api/support/presse/preise/diagramm',
  query: v.object({ ...series, by, format: v.optional(v.picklist(['png', 'svg'], 'FORMAT_INV'), 'png') }),
  response: impersonal('goods', v.unknown()),
  fileResponse: true,
  access: PRESS,
  csrf: false,
});

/** 'dunkel' for light grounds, 'hell' for dark ones, 'zeichen' without the name. */
export const PRESS_LOGOS = ['dunkel', 'hell', 'zeichen'] as const;

export const pressLogo = defineCall({
  id: 'pressLogo',
  summary: 'The brand’s logo as a file, for the press',
  method: 'GET',
  path: '/api/support/presse/logo/:look',
  params: v.object({ look: v.picklist(PRESS_LOGOS, 'LOGO_INV') }),
  query: v.object({ format: v.optional(v.picklist(['png', 'svg'], 'FORMAT_INV'), 'svg') }),
  response: impersonal('goods', v.unknown()),
  fileResponse: true,
  access: PRESS,
  csrf: false,
});
