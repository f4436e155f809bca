import { PRODUCT_GROUP_IDS } from '@heizplatz/calculator';
import { COUNTRY_IDS, ZIP_CODE_PATTERN } from '@heizplatz/country';
import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';

/** Numbers that arrive as text in a path or query. */
export const WholeNumberText = v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, 'NOT_A_NUMBER'), v.transform(Number));

/** 1 Germany, 2 Austria, 3 Switzerland (rule SITE-01). */
export const CountryId = v.picklist(COUNTRY_IDS);
export type CountryId = v.InferOutput<typeof CountryId>;
export const CountryIdText = v.pipe(WholeNumberText, CountryId);
/** The ids as a filter of a list has them. */
export const COUNTRY_OPTIONS = COUNTRY_IDS.map((id) => `${id}` as const);
/** Where one page is in the countries that have it, itself among them. */
export const PageAlternates = v.array(v.object({ CountryId, Path: impersonal('reference', v.string()) }));

/** 1 heizoel … 10 industriepellets (rule GOODS-01). */
export const ProductGroupId = v.picklist(PRODUCT_GROUP_IDS);
export type ProductGroupId = v.InferOutput<typeof ProductGroupId>;
export const ProductGroupIdText = v.pipe(WholeNumberText, ProductGroupId);

/** Four or five digits; which of them depends on the country and is checked by libs/country. */
export const ZipCode = v.pipe(v.string(), v.regex(ZIP_CODE_PATTERN, 'ZIPCODE_INV'));

/** Decimal currency with two places, as it stands on the wire (2287.23). */
export const Money = v.pipe(v.number(), v.finite());

/** ISO date without time, 2026-11-21. */
export const IsoDate = v.pipe(v.string(), v.isoDate('DATE_INV'));

/** ISO time with zone, 2026-11-21T10:00:00.000Z. */
export const IsoTime = v.pipe(v.string(), v.isoTimestamp('TIME_INV'));

export const shortText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'TOO_LONG'));
export const requiredText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'REQUIRED'), v.maxLength(max, 'TOO_LONG'));

/** Texts of responses by what they tell of. */
export const CustomerText = personal('customer', v.string());
export const StaffText = personal('staff', v.string());
export const Secret = personal('secret', v.string());
export const CodeText = impersonal('code', v.string());
export const Reference = impersonal('reference', v.string());
export const GoodsText = impersonal('goods', v.string());
export const PlaceText = impersonal('place', v.string());
export const ContentText = impersonal('content', v.string());
export const BusinessText = impersonal('business', v.string());
export const PublishedText = impersonal('published', v.string());
export const StatementText = impersonal('statement', v.string());
export const SearchText = impersonal('search', v.string());
export const SystemText = impersonal('system', v.string());

/** A password that is compared with a hash: exactly as entered, including leading and trailing spaces. */
export const CurrentPassword = personal(
  'secret',
  v.pipe(v.string(), v.minLength(1, 'REQUIRED'), v.maxLength(128, 'TOO_LONG')),
);

export const EmailAddress = personal(
  'customer',
  v.pipe(v.string(), v.trim(), v.minLength(1, 'REQUIRED'), v.maxLength(254, 'TOO_LONG'), v.email('EMAIL_INV')),
);

/** What PostgreSQL's integer holds. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(-2_147_483_648), v.maxValue(2_147_483_647));
